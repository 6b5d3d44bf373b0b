import { theme } from 'antd'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '../display/use-formats'
import { useIsRtl } from '../use-is-rtl'

export interface ChartColumn {
  key: string
  /** Under the column. */
  label: string
  value: number
}

interface ColumnsChartProps {
  columns: ChartColumn[]
  /** What the columns measure, said by the tooltip and to screen readers. */
  label: string
  onOpen?: (key: string) => void
}

const HEIGHT = 240

/**
 * Columns over time. The figures must also stand in a table beside it: a picture alone is read by
 * nobody without eyes.
 */
export default function ColumnsChart({ columns, label, onOpen }: ColumnsChartProps) {
  const { token } = theme.useToken()
  const formats = useFormats()
  const isRtl = useIsRtl()
  return (
    // an SVG in a right-to-left page puts its labels on the wrong side of their anchor
    <div dir="ltr" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={columns} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={token.colorBorderSecondary} />
          <XAxis
            dataKey="label"
            reversed={isRtl}
            tick={{ fill: token.colorTextSecondary, fontSize: 12 }}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            width={64}
            tick={{ fill: token.colorTextSecondary, fontSize: 12 }}
            tickFormatter={(value: number) => formats.short(value)}
          />
          <Tooltip
            cursor={{ fill: token.colorFillTertiary }}
            contentStyle={{ background: token.colorBgElevated, borderColor: token.colorBorder }}
            formatter={(value) => [formats.number(Number(value), { min: 0, max: 2 }), label]}
          />
          <Bar
            dataKey="value"
            fill={token.colorPrimary}
            isAnimationActive={false}
            cursor={onOpen ? 'pointer' : undefined}
            onClick={(_, index) => onOpen?.(columns[index]!.key)}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
