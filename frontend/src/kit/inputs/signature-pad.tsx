import { useRef, useState, type PointerEvent } from 'react'
import { Button, Flex, theme } from 'antd'
import { useTranslation } from 'react-i18next'

const WIDTH = 300
const HEIGHT = 100
/** As long as the server keeps one. */
const LONGEST = 19_000

interface SignaturePadProps {
  id?: string
  /** Strokes as the path of an SVG of 300 by 100. */
  value?: string
  onChange?: (path: string) => void
}

/** A field that is signed in with a finger, a pen or the mouse. */
export function SignaturePad({ id, value = '', onChange }: SignaturePadProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const { area, pen } = usePen(value, onChange)
  return (
    <Flex vertical align="flex-start" gap={4}>
      <svg
        id={id}
        ref={area}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('kit.signature.label')}
        {...pen}
        style={{
          inlineSize: '100%',
          maxInlineSize: 420,
          touchAction: 'none',
          cursor: 'crosshair',
          background: token.colorBgContainer,
          border: `1px dashed ${token.colorBorder}`,
          borderRadius: token.borderRadius,
        }}
      >
        <Strokes path={value} />
      </svg>
      {value ? (
        <Button size="small" type="link" onClick={() => onChange?.('')}>
          {t('kit.signature.clear')}
        </Button>
      ) : null}
    </Flex>
  )
}

/** Turns what the pointer draws over the area into a path in the area's own units. */
function usePen(value: string, onChange: SignaturePadProps['onChange']) {
  const area = useRef<SVGSVGElement>(null)
  const [drawing, setDrawing] = useState(false)
  const pointOf = (event: PointerEvent) => {
    const box = area.current!.getBoundingClientRect()
    const x = ((event.clientX - box.left) * WIDTH) / box.width
    const y = ((event.clientY - box.top) * HEIGHT) / box.height
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const pen = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrawing(true)
      if (value.length < LONGEST) onChange?.(`${value} M ${pointOf(event)}`.trim())
    },
    onPointerMove: (event: PointerEvent) => {
      if (drawing && value.length < LONGEST) onChange?.(`${value} L ${pointOf(event)}`)
    },
    onPointerUp: () => setDrawing(false),
  }
  return { area, pen }
}

/** A signature as it was given. */
export function SignatureView({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('kit.signature.label')}
      style={{ display: 'block', inlineSize: 120 }}
    >
      <Strokes path={path} />
    </svg>
  )
}

function Strokes({ path }: { path: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
