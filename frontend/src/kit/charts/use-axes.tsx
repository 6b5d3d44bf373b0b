import { theme } from 'antd'
import { useFormats } from '../display/use-formats'
import { useIsRtl } from '../use-is-rtl'

/** Sides, texts and colours of the axes and the tooltip, which charts of all shapes have in common. */
export function useAxes() {
  const { token } = theme.useToken()
  const formats = useFormats()
  const isRtl = useIsRtl()
  const tick = { fill: token.colorTextSecondary, fontSize: 12 }
  return {
    grid: { vertical: false, stroke: token.colorBorderSecondary },
    x: {
      dataKey: 'label',
      reversed: isRtl,
      tick,
      // the picture runs from left to right; an Arabic date in it does not
      tickFormatter: (label: string) => (isRtl ? `\u2067${label}\u2069` : label),
    },
    y: {
      orientation: isRtl ? ('right' as const) : ('left' as const),
      width: 64,
      tick,
      tickFormatter: (value: number) => formats.short(value),
    },
    tooltip: {
      contentStyle: { background: token.colorBgElevated, borderColor: token.colorBorder },
      itemStyle: { color: token.colorText },
      formatter: (value: unknown) => formats.number(Number(value), { min: 0, max: 2 }),
    },
    shade: token.colorFillTertiary,
  }
}
