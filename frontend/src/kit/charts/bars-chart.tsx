import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useIsNarrow } from '../use-is-narrow'
import { CHART_HEIGHT, type ChartColumn, type ChartProps } from './chart-types'
import { useAxes } from './use-axes'

/** Letters of a name that have room beside its bar. */
const ROOM = { wide: 22, narrow: 12 }

/** Bars from the side, for figures of names. The figures stand in a table beside it. */
export default function BarsChart({ label, series, columns, onOpen }: ChartProps) {
  const axes = useAxes()
  const room = useIsNarrow() ? ROOM.narrow : ROOM.wide
  const figures = { tick: axes.y.tick, tickFormatter: axes.y.tickFormatter }
  const short = (name: string) => (name.length > room ? `${name.slice(0, room - 1)}…` : name)
  return (
    // an SVG in a right-to-left page puts its labels on the wrong side of their anchor
    <div dir="ltr" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={Math.max(CHART_HEIGHT, columns.length * 30)}>
        <BarChart data={columns} layout="vertical" accessibilityLayer={false}>
          <CartesianGrid stroke={axes.grid.stroke} horizontal={false} />
          <XAxis type="number" reversed={axes.x.reversed} {...figures} />
          <YAxis
            type="category"
            dataKey="label"
            orientation={axes.y.orientation}
            width={room * 8}
            tick={axes.x.tick}
            interval={0}
            tickFormatter={(name: string) => axes.x.tickFormatter(short(name))}
          />
          <Tooltip {...axes.tooltip} cursor={{ fill: axes.shade }} />
          {series.map(({ name, color }, index) => (
            <Bar
              key={name}
              name={name}
              dataKey={({ values }: ChartColumn) => values[index]}
              fill={color}
              maxBarSize={20}
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
