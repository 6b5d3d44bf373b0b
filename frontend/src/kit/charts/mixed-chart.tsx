import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import {
  CHART_HEIGHT,
  EXPECTED_OPACITY,
  type ChartColumn,
  type ChartProps,
  type ChartSeries,
} from './chart-types'
import { useAxes } from './use-axes'

const shapeOf = ({ name }: ChartSeries, index: number) => ({
  name,
  dataKey: ({ values }: ChartColumn) => values[index],
  isAnimationActive: false,
})

const lineOf = (one: ChartSeries, index: number) => (
  <Line
    key={one.name}
    {...shapeOf(one, index)}
    type="monotone"
    stroke={one.color}
    strokeWidth={2}
    strokeDasharray={one.expected ? '5 4' : undefined}
    dot={false}
  />
)

/** Columns of each period with lines through them. The figures stand in a table beside it. */
export default function MixedChart({ label, series, columns, onOpen }: ChartProps) {
  const axes = useAxes()
  const barOf = (one: ChartSeries, index: number) => (
    <Bar
      key={one.name}
      {...shapeOf(one, index)}
      stackId={one.stack}
      fill={one.color}
      fillOpacity={one.expected ? EXPECTED_OPACITY : 1}
      maxBarSize={48}
      cursor={onOpen ? 'pointer' : undefined}
      onClick={(_, at) => onOpen?.(columns[at]!.key, index)}
    />
  )
  return (
    // an SVG in a right-to-left page puts its labels on the wrong side of their anchor
    <div dir="ltr" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <ComposedChart data={columns} accessibilityLayer={false} stackOffset="sign">
          <CartesianGrid {...axes.grid} />
          <XAxis {...axes.x} />
          <YAxis {...axes.y} />
          <Tooltip {...axes.tooltip} cursor={{ fill: axes.shade }} />
          {series.map((one, index) => (one.line ? lineOf(one, index) : barOf(one, index)))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
