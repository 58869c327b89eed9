# How it is played, in two minutes: a step each.
how-1-title = Three settlements on the Nile
how-1-text = Everyone founds three settlements on crossings by the Nile, each with a road or a ship. The third brings the first cards, and everyone has three gold. After that it is played like Catan.
how-2-title = Ships to far shores
how-2-text = Most forests and all mountains lie far away, beyond the sea. Ships are roads on water; each costs wood and wool, and road and ship may follow each other. Gold rivers bring gold.
how-3-title = Trade routes join everyone
how-3-text = Roads and ships between two settlements make a trade route, whoever owns them. Over it you may use another’s harbour, for one gold to its owner per exchange. Gold trades like a resource.
how-4-title = The pyramid
how-4-text = Building begins when somebody settles at its site. A block costs brick and ore. Without a building there you need a trade route to someone who has one, and pay that player one gold for each block.
how-5-title = The seven builds too
how-5-text = A seven brings the robber as always. Once the pyramid has begun it also lays a black block, which belongs to nobody and brings the end closer.
how-6-title = Blessing and curse
how-6-text = The most blocks bring the Pharaoh’s blessing, three points; whoever has the fewest is cursed and loses two. Twelve points on your own turn win. After sixteen black blocks or with the pyramid complete, the most points win.
