import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { CHART_HEIGHT, type ChartColumn, type ChartProps } from './chart-types'
import { useAxes } from './use-axes'

/**
 * Columns over time. The figures must also stand in a table beside it: a picture alone is read by
 * no one without eyes.
 */
export default function ColumnsChart({ label, series, columns, onOpen }: ChartProps) {
  const axes = useAxes()
  return (
    // an SVG in a right-to-left page puts its labels on the wrong side of their anchor
    <div dir="ltr" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <BarChart data={columns} accessibilityLayer={false}>
          <CartesianGrid {...axes.grid} />
          <XAxis {...axes.x} />
          <YAxis {...axes.y} />
          <Tooltip {...axes.tooltip} cursor={{ fill: axes.shade }} />
          {series.map(({ name, color }, index) => (
            <Bar
              key={name}
              name={name}
              dataKey={({ values }: ChartColumn) => values[index]}
              fill={color}
              maxBarSize={48}
              isAnimationActive={false}
              cursor={onOpen ? 'pointer' : undefined}
              onClick={(_, at) => onOpen?.(columns[at]!.key, index)}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}
