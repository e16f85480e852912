/** The part of the npm package `naughty-words` that is used here; it brings no types of its own. */
declare module 'naughty-words' {
  const words: Record<'en' | 'es' | 'fr' | 'de' | 'zh', string[]>
  export default words
}
