/** The paragraphs of a story's text, which a blank line parts. */
export const paragraphsOf = (content: string): string[] => content.split(/\n\s*\n/)
