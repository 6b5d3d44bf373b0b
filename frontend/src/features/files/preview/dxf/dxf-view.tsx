import { useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Button, Flex, Skeleton, theme } from 'antd'
import { ColumnWidthOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../../kit/empty'
import styles from '../preview.module.css'
import { LayersButton } from './layers-button'
import { LeftButton } from './left-button'
import { paintDxf, type Sight } from './paint-dxf'
import type { DxfShapes } from './sheet'

const STEP = 1.3
const WHOLE: Sight = { zoom: 1, x: 0, y: 0 }

/** The largest drawings take a few seconds; one that takes longer is made to. */
export const LONGEST_MS = 20_000

interface DxfViewProps {
  bytes: ArrayBuffer
  name: string
  /** The way to the drawing itself. */
  download: ReactNode
}

/** A DXF, drawn: it can be moved and zoomed, and its layers can be switched off. */
export function DxfView({ bytes, name, download }: DxfViewProps) {
  const { t } = useTranslation()
  const { shapes, failed } = useShapes(bytes)
  if (failed) return <Empty title={t('files.preview.unreadable')} action={download} />
  if (!shapes) return <Skeleton active title={false} />
  return <Drawn shapes={shapes} name={name} />
}

function Drawn({ shapes, name }: { shapes: DxfShapes; name: string }) {
  const { t } = useTranslation()
  const [sight, setSight] = useState(WHOLE)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(() => offOf(shapes))
  const button = (key: string, icon: ReactNode, next: Sight) => (
    <Button
      type="text"
      icon={icon}
      aria-label={t(`files.preview.${key}`)}
      onClick={() => setSight(next)}
    />
  )
  return (
    <Flex vertical className={styles.fill}>
      <Flex wrap gap={4} align="center" role="toolbar" aria-label={t('files.preview.tools')}>
        {button('zoom_out', <ZoomOutOutlined />, { ...sight, zoom: sight.zoom / STEP })}
        {button('zoom_in', <ZoomInOutlined />, { ...sight, zoom: sight.zoom * STEP })}
        {button('fit_width', <ColumnWidthOutlined />, WHOLE)}
        <LayersButton layers={shapes.layers} hidden={hidden} onHidden={setHidden} />
        <LeftButton shapes={shapes} />
      </Flex>
      <Sheet shapes={shapes} hidden={hidden} sight={sight} onSight={setSight} name={name} />
    </Flex>
  )
}

const offOf = ({ layers }: DxfShapes): ReadonlySet<number> =>
  new Set(layers.flatMap(({ isOn }, at) => (isOn ? [] : [at])))

interface Answer {
  shapes?: DxfShapes
  failed?: boolean
}

/** Reads a drawing in a worker, which is ended with its answer, or without one when it takes too long. */
function useShapes(bytes: ArrayBuffer) {
  const [answer, setAnswer] = useState<Answer>({})
  useEffect(() => {
    const worker = new Worker(new URL('./dxf-worker.ts', import.meta.url), { type: 'module' })
    const stop = () => {
      clearTimeout(timer)
      worker.terminate()
    }
    const end = (last: Answer) => {
      stop()
      setAnswer(last)
    }
    const timer = setTimeout(() => end({ failed: true }), LONGEST_MS)
    worker.onmessage = ({ data }) => end(data as Answer)
    worker.onerror = () => end({ failed: true })
    worker.postMessage(bytes)
    return stop
  }, [bytes])
  return answer
}

interface SheetProps {
  shapes: DxfShapes
  hidden: ReadonlySet<number>
  sight: Sight
  onSight: (sight: Sight) => void
  name: string
}

function Sheet({ shapes, hidden, sight, onSight, name }: SheetProps) {
  const { token } = theme.useToken()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ x: number; y: number } | null>(null)
  const paint = useCallback(() => {
    if (canvas.current) paintDxf(canvas.current, { shapes, sight, ink: token.colorText, hidden })
  }, [shapes, sight, token.colorText, hidden])
  useEffect(() => {
    paint()
    const watch = new ResizeObserver(paint)
    if (canvas.current) watch.observe(canvas.current)
    return () => watch.disconnect()
  }, [paint])
  const move = (event: PointerEvent) => {
    if (!drag.current) return
    const { x, y } = drag.current
    drag.current = { x: event.clientX, y: event.clientY }
    onSight({ ...sight, x: sight.x + event.clientX - x, y: sight.y + event.clientY - y })
  }
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={name}
      className={styles.drawing}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={move}
      onPointerUp={() => (drag.current = null)}
      onPointerLeave={() => (drag.current = null)}
    />
  )
}
