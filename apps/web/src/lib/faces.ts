/** How often a face was changed since the page was opened. */
let edition = 0

export function faceChanged() {
  edition += 1
}

/** The address of a picture that may show a face. A page keeps its pictures by their address, so a changed face is asked for by another. */
export function facePicture(path: string): string {
  if (edition === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}edition=${edition}`
}
