import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Corner } from './card'
import { isFrame, moved } from './corners'
import styles from './corner-editor.module.css'

const NAMES = ['top_left', 'top_right', 'bottom_right', 'bottom_left'] as const
const STEP = 0.005
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface CornerEditorProps {
  src: string
  alt: string
  value: Corner[]
  onChange: (corners: Corner[]) => void
}

/** A picture with a frame on it whose four corners are dragged, or moved with the arrow keys. */
export function CornerEditor({ src, alt, value, onChange }: CornerEditorProps) {
  const { t } = useTranslation()
  const area = useRef<HTMLDivElement>(null)
  const drag = (index: number) => (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = area.current!.getBoundingClientRect()
    const x = (event.clientX - box.left) / box.width
    const y = (event.clientY - box.top) / box.height
    onChange(moved(value, index, { x, y }))
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const { x, y } = value[index]!
    onChange(moved(value, index, { x: x + arrow[0], y: y + arrow[1] }))
  }
  const points = value.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')
  return (
    // what lies where in a picture does not turn with the language
    <div id="corner-editor" className={styles.editor} dir="ltr" ref={area}>
      <img src={src} alt={alt} draggable={false} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <polygon points={points} data-bad={isFrame(value) ? undefined : true} />
        <polyline points={points.split(' ', 2).join(' ')} />
      </svg>
      {value.map(({ x, y }, index) => (
        <button
          key={NAMES[index]}
          type="button"
          aria-label={t(`commercial.business_cards.corner.${NAMES[index]}`)}
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(index)}
          onKeyDown={press(index)}
        />
      ))}
    </div>
  )
}
