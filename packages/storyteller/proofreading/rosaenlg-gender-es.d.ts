declare module 'rosaenlg-gender-es' {
  /** The gender of a Spanish noun: masculine, feminine, or either. */
  export default function genderForNoun(noun: string): 'm' | 'f' | 'n'
}
