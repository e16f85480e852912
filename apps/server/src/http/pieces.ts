/** A list that may be too long to be held at once: its items are answered as they are read. */
export class Pieces<T> {
  readonly items: AsyncIterable<T>

  constructor(items: AsyncIterable<T>) {
    this.items = items
  }
}

/** How much text is gathered before it is sent on. */
const pieceLength = 64 * 1024

/** The list as JSON, a piece of it at a time. `check` holds each item to the contract, for tests. */
export async function* jsonOf<T>({ items }: Pieces<T>, check: (item: T) => unknown): AsyncGenerator<string> {
  let text = '['
  let isFirst = true
  for await (const item of items) {
    text += `${isFirst ? '' : ','}${JSON.stringify(check(item))}`
    isFirst = false
    if (text.length < pieceLength) continue
    yield text
    text = ''
  }
  yield `${text}]`
}
