import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'
import { Button, Flex, Skeleton, theme } from 'antd'
import { ColumnWidthOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import type { DxfShapes } from './dxf-shapes'
import { paintDxf, type Sight } from './paint-dxf'
import styles from './preview.module.css'

const STEP = 1.3
const WHOLE: Sight = { zoom: 1, x: 0, y: 0 }

/** A DXF, drawn: it can be moved and zoomed. */
export function DxfView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const { t } = useTranslation()
  const { shapes, failed } = useShapes(bytes)
  const [sight, setSight] = useState(WHOLE)
  if (failed) return <Empty title={t('files.preview.unreadable')} />
  if (!shapes) return <Skeleton active title={false} />
  const left = Object.keys(shapes.left)
  const button = (key: string, icon: React.ReactNode, next: Sight) => (
    <Button
      type="text"
      icon={icon}
      aria-label={t(`files.preview.${key}`)}
      onClick={() => setSight(next)}
    />
  )
  return (
    <Flex vertical className={styles.fill}>
      <Flex gap={4} align="center" role="toolbar" aria-label={t('files.preview.tools')}>
        {button('zoom_out', <ZoomOutOutlined />, { ...sight, zoom: sight.zoom / STEP })}
        {button('zoom_in', <ZoomInOutlined />, { ...sight, zoom: sight.zoom * STEP })}
        {button('fit_width', <ColumnWidthOutlined />, WHOLE)}
        {left.length ? (
          <span>{t('files.preview.not_drawn', { kinds: left.join(', ') })}</span>
        ) : null}
      </Flex>
      <Sheet shapes={shapes} sight={sight} onSight={setSight} name={name} />
    </Flex>
  )
}

function useShapes(bytes: ArrayBuffer) {
  const [answer, setAnswer] = useState<{ shapes?: DxfShapes; failed?: boolean }>({})
  useEffect(() => {
    const worker = new Worker(new URL('./dxf-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }) => setAnswer(data)
    worker.onerror = () => setAnswer({ failed: true })
    worker.postMessage(bytes)
    return () => worker.terminate()
  }, [bytes])
  return answer
}

interface SheetProps {
  shapes: DxfShapes
  sight: Sight
  onSight: (sight: Sight) => void
  name: string
}

function Sheet({ shapes, sight, onSight, name }: SheetProps) {
  const { token } = theme.useToken()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ x: number; y: number } | null>(null)
  const paint = useCallback(() => {
    if (canvas.current) paintDxf(canvas.current, shapes, sight, token.colorText)
  }, [shapes, sight, token.colorText])
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
      style={{
        flex: 1,
        inlineSize: '100%',
        minBlockSize: 320,
        touchAction: 'none',
        cursor: 'grab',
      }}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={move}
      onPointerUp={() => (drag.current = null)}
      onPointerLeave={() => (drag.current = null)}
    />
  )
}
