import { useEffect, useRef, useState, type RefObject } from 'react'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['qr_code', 'ean_13', 'ean_8', 'code_128', 'code_39']
const PAUSE_MS = 200

/** Not every browser reads codes; those without it take the code as text. */
const detectorClass = () =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

export const canScan = () =>
  detectorClass() !== null && navigator.mediaDevices?.getUserMedia !== undefined

export type ScanProblem = 'denied' | 'no_camera' | null

/** Reads codes from the camera into `video` until it is unmounted. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void
): ScanProblem {
  const [problem, setProblem] = useState<ScanProblem>(null)
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    const reading = new AbortController()
    const { signal } = reading
    void read(video, (text) => latest.current(text), signal).catch((error: unknown) => {
      const refused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!signal.aborted) setProblem(refused ? 'denied' : 'no_camera')
    })
    return () => reading.abort()
  }, [video])
  return problem
}

async function read(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
  signal: AbortSignal
) {
  const DetectorOfBrowser = detectorClass()
  if (!DetectorOfBrowser) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted || !video.current) return stop()
  signal.addEventListener('abort', stop)
  video.current.srcObject = stream
  await video.current.play()
  const detector = new DetectorOfBrowser({ formats: FORMATS })
  let last = ''
  while (!signal.aborted && video.current) {
    // a picture that cannot be read is followed by the next
    const [code] = await detector.detect(video.current).catch(() => [])
    // the same label stays in sight for many pictures
    if (code && code.rawValue !== last && !signal.aborted) onCode(code.rawValue)
    last = code?.rawValue ?? ''
    await new Promise((next) => setTimeout(next, PAUSE_MS))
  }
}
