import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The width of the page's content in pixels, known before the first paint and followed after it;
 * undefined until it has been measured, null where nothing is laid out.
 * @param taken pixels that something else needs
 */
export function useRoom(taken: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, room && room - taken] as const
}
