# One verb per task. Playing needs Python 3.11 or newer and make; a C compiler makes the rules fast. What tests need beside that
# is found, and on Debian installed, by tools/system-packages.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DEFAULT_GOAL := help

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
COMPILED := $(if $(PYTHON),$(shell $(PYTHON) -m tools.compiled)) setup.py tools/compiled.py src/serai/_manifest.py
LINTED := src tests bench tools setup.py web/build.py requirements/lock.py
JOBS ?= 2
# Tests often wait, for a browser or a server, so there is one process more than cores.
TEST_JOBS ?= 3
GAME ?= euphrat-tigris
MINUTES ?= 5
SHOWN ?= 60
KILLS ?= 300
MOVES ?= 100000
TORCH ?= 2.13.0

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help install play terminal web wheel screenshots test every-test check audit generate compile bench fuzz soak golden corpus lock clean

help:
	@echo "make play      make what is needed, start the server and open the browser"
	@echo "make terminal  play in the terminal (GAME=$(GAME))"
	@echo "make web       build the browser app"
	@echo "make wheel     a wheel and an archive of the sources, into dist (PYTHON=)"
	@echo "make screenshots  pictures of every page and board, into build/screenshots"
	@echo "make test      install and make what is needed, and run every check and test"
	@echo "make install   the environment for development"
	@echo "make check     formatting, lint, types, import arrows, rule registers, generated files, the browser app's logic"
	@echo "make audit     ask the registries about known weaknesses of what is locked"
	@echo "make generate  write the generated files anew"
	@echo "make compile   compile the rules to machine code"
	@echo "make bench     the performance figures, as JSON"
	@echo "make fuzz      random play with every check on (GAME=, MINUTES=)"
	@echo "make soak      the same for every game, broken packs, requests and messages (MINUTES= each; 60 at night), a server that"
	@echo "               is killed, cut off and filled up under play, and its memory over 100,000 moves (KILLS=, MOVES=)"
	@echo "make golden    write the golden transcripts anew"
	@echo "make corpus    add logs of new rules versions to the corpus"
	@echo "make lock      write the lock files anew from pyproject.toml"
	@echo "make clean     remove everything that was made"

# ---------------------------------------------------------------- environments

$(STAMPS)/venv:
	@if [ -z "$(PYTHON)" ]; then echo "Serai needs Python 3.11 or newer, and none is on the path." >&2; exit 2; fi
	@echo "== making the environment $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make environments here; on Debian: apt install python3-venv" >&2; exit 2; }
	@mkdir -p $(STAMPS); touch $@

$(STAMPS)/runtime: requirements/runtime.lock requirements/build.lock pyproject.toml src/serai/version.py | $(STAMPS)/venv
	@echo "== installing what playing needs"
	@$(BIN)/pip install -q --require-hashes -r requirements/runtime.lock
	@$(BIN)/pip install -q --require-hashes -r requirements/build.lock
	@SERAI_PURE=1 $(BIN)/pip install -q --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/dev: requirements/dev.lock $(STAMPS)/runtime
	@echo "== installing what development and tests need"
	@$(BIN)/pip install -q --require-hashes -r requirements/dev.lock
	@touch $@

# For the examples that learn. It is in no lock file: each platform has builds of its own.
$(STAMPS)/torch: $(STAMPS)/dev
	@echo "== installing torch"
	@$(BIN)/pip install -q "torch==$(TORCH)"
	@touch $@

install: $(STAMPS)/dev

# ---------------------------------------------------------------- compiling

# Without a compiler or Python's headers the same sources run interpreted: slower, otherwise the same.
$(STAMPS)/compiled: $(COMPILED) $(STAMPS)/runtime
	@if ! command -v $${CC:-cc} >/dev/null 2>&1; then
	  echo "== no C compiler: the rules run interpreted"
	elif ! $(BIN)/python -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; then
	  echo "== no Python headers (on Debian: apt install python3-dev): the rules run interpreted"
	else
	  echo "== compiling the rules"
	  $(BIN)/python setup.py -q build_ext --inplace -j $(JOBS)
	  touch $@
	fi

compile: $(STAMPS)/compiled

# ---------------------------------------------------------------- the browser app

# Node comes from the machine if it is new enough, else from its wheel.
$(STAMPS)/node: requirements/web.lock | $(STAMPS)/venv
	@$(BIN)/python web/build.py --has-node || $(BIN)/pip install -q --require-hashes -r requirements/web.lock
	@touch $@

# Whether the app is still fresh, web/build.py knows best.
web: $(STAMPS)/node
	@$(BIN)/python web/build.py

# ---------------------------------------------------------------- the wheel

# In an environment of its own, so that it is the wheel of any PYTHON; the wheel is made from the archive, as strangers make it.
wheel:
	@rm -rf build/wheel
	@$(PYTHON) -m venv build/wheel
	@build/wheel/bin/pip install -q --require-hashes -r requirements/wheel.lock
	@build/wheel/bin/python -m build --outdir dist .

# ---------------------------------------------------------------- tasks

play: $(STAMPS)/compiled web
	@$(BIN)/serai

terminal: $(STAMPS)/compiled
	@$(BIN)/serai play $(GAME)

screenshots: $(STAMPS)/dev $(STAMPS)/compiled web
	@$(BIN)/python -m tests.browser.screenshots build/screenshots

check: $(STAMPS)/dev $(STAMPS)/torch $(STAMPS)/node
	@echo "== formatting and lint"
	@$(BIN)/ruff format --check --quiet $(LINTED)
	@$(BIN)/ruff check --quiet $(LINTED)
	@echo "== types"
	@$(BIN)/mypy
	@$(BIN)/mypy $(filter-out src,$(LINTED))
	@echo "== import arrows"
	@$(BIN)/pytest -p no:cacheprovider tests/test_arrows.py
	@echo "== rule registers"
	@$(BIN)/serai rules --check
	@echo "== generated files"
	@$(BIN)/python -m tools.generate --check
	@echo "== the browser app: formatting, types, logic"
	@$(BIN)/python web/build.py format check test

audit: $(STAMPS)/venv
	@$(BIN)/python -m tools.audit

generate: $(STAMPS)/dev
	@$(BIN)/python -m tools.generate

# What the machine lacks is found before anything else begins.
test:
	@tools/system-packages $(PYTHON)
	@$(MAKE) --no-print-directory every-test

every-test: $(STAMPS)/dev $(STAMPS)/torch $(STAMPS)/compiled web check
	@echo "== known weaknesses of what is locked"
	@$(BIN)/python -m tools.audit
	@echo "== tests on the build as it is"
	@$(BIN)/pytest -n $(TEST_JOBS)
	@echo "== the contract's key parts on the interpreted build"
	@SERAI_PURE=1 $(BIN)/pytest -n $(TEST_JOBS) tests/core tests/contract -k "not every_option and not redeals_change and not every_check"

bench: $(STAMPS)/dev $(STAMPS)/compiled
	@$(BIN)/serai bench --peer catanatron

fuzz: $(STAMPS)/dev $(STAMPS)/compiled
	@$(BIN)/serai fuzz $(GAME) --minutes $(MINUTES)

# What takes too long for every change: run it at night.
soak: $(STAMPS)/dev $(STAMPS)/compiled
	@for game in $$($(BIN)/python -c 'import serai; print(*serai.games())'); do
	  echo "== $$game, $(MINUTES) minutes"
	  $(BIN)/serai fuzz $$game --minutes $(MINUTES)
	done
	echo "== everything in Mesopotamia's box is used, alone too"
	$(BIN)/python -m serai.games.mesopotamia.tests.coverage
	$(BIN)/python -m serai.games.mesopotamia.tests.coverage_solo
	$(BIN)/python -m tests.server.soak sqlite=$(KILLS) postgresql=$$(($(KILLS) / 3)) cuts=$$(($(KILLS) / 6)) \
	  disks=$$(($(KILLS) / 6)) clusters=$$(($(KILLS) / 30))
	echo "== memory over $(MOVES) moves"
	$(BIN)/python -m bench.server.memory --moves $(MOVES)
	@echo "== what is shown to whom, $(SHOWN) minutes"
	@$(BIN)/python -m tests.server.noninterference --minutes $(SHOWN)
	@$(BIN)/python -m tests.fuzz --minutes $(MINUTES)

golden: $(STAMPS)/dev $(STAMPS)/compiled
	@$(BIN)/python -m tests.golden.make

corpus: $(STAMPS)/dev $(STAMPS)/compiled
	@$(BIN)/python -m tests.corpus.make $(ANEW)

lock: $(STAMPS)/dev
	@$(BIN)/python requirements/lock.py

clean:
	@echo "== removing what was made"
	@rm -rf $(VENV) build dist web/node_modules src/serai/server/static src/*.egg-info src/serai/compiled.json .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src \( -name '*.so' -o -name '*.pyd' -o -name '__pycache__' \) -prune -exec rm -rf {} +
