/* What is read of a drawing, before it is made into lines, fills and texts. */

export interface Point {
  x: number
  y: number
  z?: number
  bulge?: number
}

/** Parallel lines of a hatch: a point of one of them, their direction, and the way to the next. */
export interface HatchFamily {
  base: Point
  direction: Point
  step: Point
}

export interface Hatch {
  rings: Point[][]
  isSolid: boolean
  families: HatchFamily[]
}

/** Text of several lines: its box, where the box hangs, and its columns. */
export interface TextBlock {
  /** 1 to 9: top, middle, bottom by left, centre, right. */
  attachment: number
  /** Of a column; 0 where lines are as long as they are. */
  width: number
  /** Distance of lines in heights of the text. */
  spacing: number
  columns: { count: number; gutter: number; heights: number[] }
}

/** What is read of an entity; which members are there depends on its type. */
export interface Entity {
  type: string
  layer?: string
  colorIndex?: number
  color?: number
  visible?: boolean
  inPaperSpace?: boolean
  vertices?: Point[]
  shape?: boolean
  center?: Point
  radius?: number
  startAngle?: number
  endAngle?: number
  majorAxisEndPoint?: Point
  axisRatio?: number
  controlPoints?: Point[]
  fitPoints?: Point[]
  knotValues?: number[]
  degreeOfSplineCurve?: number
  points?: Point[]
  position?: Point
  startPoint?: Point
  endPoint?: Point
  halign?: number
  valign?: number
  text?: string
  textHeight?: number
  height?: number
  rotation?: number
  name?: string
  block?: string
  xScale?: number
  yScale?: number
  columnCount?: number
  rowCount?: number
  columnSpacing?: number
  rowSpacing?: number
  extrusionDirection?: Point
  extrusionDirectionZ?: number
  hatch?: Hatch
  textBlock?: TextBlock
  /** Of a leader: its lines. */
  paths?: Point[][]
}

export interface LayerRow {
  color?: number
  visible?: boolean
  frozen?: boolean
}

export interface Drawing {
  entities?: Entity[]
  blocks?: Record<string, { entities?: Entity[]; position?: Point }>
  tables?: { layer?: { layers?: Record<string, LayerRow> } }
}
