/**
 * npm puts a shell between itself and us that passes no signal on: asked to stop, both are gone and we would run on. So where npm started
 * us, we stop when the shell is gone, as if we had been asked ourselves.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}
