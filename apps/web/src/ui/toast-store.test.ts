import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a new toast takes the place of the one before it', () => {
  toast({ title: 'first' })
  toast({ title: 'second' })
  expect(toastStore.current()).toMatchObject({ title: 'second', open: true })
})

test('a dismissed toast is removed after 1000000 ms', () => {
  toast({ title: 'Story Created!' })
  const { id } = toastStore.current() ?? { id: 0 }
  dismissToast(id)
  vi.advanceTimersByTime(999_999)
  expect(toastStore.current()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(1)
  expect(toastStore.current()).toBeUndefined()
})

test('a toast that is shown meanwhile is not removed with the dismissed one', () => {
  toast({ title: 'first' })
  dismissToast(toastStore.current()?.id ?? 0)
  toast({ title: 'second' })
  vi.advanceTimersByTime(2_000_000)
  expect(toastStore.current()).toMatchObject({ title: 'second', open: true })
})
