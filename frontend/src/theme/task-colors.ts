/** Colours that planners give to bars: they differ on light and on dark pages, and none of them the red of critical work. */
export const TASK_COLORS = {
  green: '#1f8a4c',
  teal: '#0f8b8d',
  purple: '#7b4fb5',
  pink: '#c2518b',
  orange: '#c9711f',
  brown: '#7a5a3a',
  gray: '#6b7785',
} as const
