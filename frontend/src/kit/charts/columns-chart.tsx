import { theme } from 'antd'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '../display/use-formats'
import { useIsRtl } from '../use-is-rtl'
import type { ChartColumn, ChartSeries } from './chart-types'

interface ColumnsChartProps {
  /** What is shown, for screen readers. */
  label: string
  series: ChartSeries[]
  columns: ChartColumn[]
  onOpen?: (key: string) => void
}

const HEIGHT = 240

/**
 * Columns over time. The figures must also stand in a table beside it: a picture alone is read by
 * no one without eyes.
 */
export default function ColumnsChart({ label, series, columns, onOpen }: ColumnsChartProps) {
  const { token } = theme.useToken()
  const formats = useFormats()
  const isRtl = useIsRtl()
  const tick = { fill: token.colorTextSecondary, fontSize: 12 }
  return (
    // an SVG in a right-to-left page puts its labels on the wrong side of their anchor
    <div dir="ltr" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={columns} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={token.colorBorderSecondary} />
          <XAxis dataKey="label" reversed={isRtl} tick={tick} />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            width={64}
            tick={tick}
            tickFormatter={(value: number) => formats.short(value)}
          />
          <Tooltip
            cursor={{ fill: token.colorFillTertiary }}
            contentStyle={{ background: token.colorBgElevated, borderColor: token.colorBorder }}
            itemStyle={{ color: token.colorText }}
            formatter={(value) => formats.number(Number(value), { min: 0, max: 2 })}
          />
          {series.map(({ name, color }, index) => (
            <Bar
              key={name}
              name={name}
              dataKey={({ values }: ChartColumn) => values[index]}
              fill={color}
              maxBarSize={48}
              isAnimationActive={false}
              cursor={onOpen ? 'pointer' : undefined}
              onClick={(_, at) => onOpen?.(columns[at]!.key)}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
