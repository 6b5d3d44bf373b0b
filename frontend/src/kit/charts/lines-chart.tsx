import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { CHART_HEIGHT, type ChartColumn, type ChartProps } from './chart-types'
import { useAxes } from './use-axes'

/** Lines that grow over time, each as far as its figures go. The figures stand in a table beside it. */
export default function LinesChart({ label, series, columns }: ChartProps) {
  const axes = useAxes()
  return (
    // an SVG in a right-to-left page puts its labels on the wrong side of their anchor
    <div dir="ltr" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <LineChart data={columns} accessibilityLayer={false}>
          <CartesianGrid {...axes.grid} />
          <XAxis {...axes.x} />
          <YAxis {...axes.y} />
          <Tooltip {...axes.tooltip} />
          {series.map(({ name, color }, index) => (
            <Line
              key={name}
              name={name}
              type="monotone"
              dataKey={({ values }: ChartColumn) => values[index]}
              stroke={color}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
