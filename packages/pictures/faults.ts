import { XMLValidator } from 'fast-xml-parser'

/** What is wrong with a picture as a document, for tests: undefined where it is whole, by itself and harmless. */
export const faultOf = (svg: string): string | undefined => {
  const valid = XMLValidator.validate(svg)
  if (valid !== true) return valid.err.msg
  if (/NaN|undefined|Infinity|\[object/.test(svg)) return 'a number or text is missing'
  if (/<script|<foreignObject|<image|<style|javascript:|\son\w+=/i.test(svg)) return 'something that could run or load'
  if (/(?:href|src)="(?!#)/.test(svg) || /url\((?!#)/.test(svg)) return 'a reference to something outside'
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  if (new Set(ids).size !== ids.length) return 'an id twice'
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) if (!ids.includes(id)) return `a reference to ${id}, which is not there`
  return undefined
}
