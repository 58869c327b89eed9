/** As a sentence or a line of its own begins. */
export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
