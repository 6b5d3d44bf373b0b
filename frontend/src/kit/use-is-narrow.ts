import { Grid } from 'antd'

/** True on screens narrower than 768 px, where tables have no room for all their columns. */
export function useIsNarrow(): boolean {
  return Grid.useBreakpoint().md === false
}
