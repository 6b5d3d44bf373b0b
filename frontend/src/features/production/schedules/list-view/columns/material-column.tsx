import { Tag } from 'antd'
import { isMaterialLate } from '@binaa/backend/lateness'
import type { GridColumn } from './column'
import { Day } from './time-columns'

/** When the material of a task is there, by what is ordered; it is read here, orders change it. */
export const MATERIAL_READY: GridColumn = {
  key: 'materialReady',
  width: 170,
  optional: true,
  text: ({ readyOn }) => readyOn ?? '',
  render: ({ task, readyOn }, context) => (
    <>
      <Day moment={readyOn} context={context} />{' '}
      {isMaterialLate(task, readyOn) ? (
        <Tag color="red">{context.t('production.schedules.after_start')}</Tag>
      ) : null}
    </>
  ),
}
