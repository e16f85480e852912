/** A fault in a content file, in words for its author. */
export class ContentError extends Error {
  readonly file: string
  readonly line: number
  readonly fault: string

  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`)
    this.file = file
    this.line = line
    this.fault = fault
  }
}
