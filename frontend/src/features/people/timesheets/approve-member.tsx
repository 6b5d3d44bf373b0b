import { Button } from 'antd'
import { CheckOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { TIMESHEETS, type TimesheetMember } from './timesheet'

/** Approves the lines of somebody's week that wait for the viewer, as the list shows it. */
export function ApproveMember({ member }: { member: TimesheetMember }) {
  const { t, i18n } = useTranslation()
  const action = useRecordAction(TIMESHEETS)
  const { timesheetId, version, name, nameAr } = member
  const approve = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      action.run(
        { id: timesheetId!, version },
        { path: 'approve', body: {}, done: t(`${TIMESHEETS}.action.approve_done`) }
      ),
  })
  return (
    <>
      <Button
        size="small"
        icon={<CheckOutlined />}
        loading={approve.isPending}
        aria-label={t(`${TIMESHEETS}.approve_of`, { name: nameIn(i18n.language, name, nameAr) })}
        onClick={() => approve.mutate()}
      >
        {t(`${TIMESHEETS}.action.approve`)}
      </Button>
      <ActionConflict action={action} />
    </>
  )
}
