import { Card, Flex, Typography } from 'antd'
import { ReloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { nameIn } from '../../../kit/display/name-in'
import { PrintButton } from '../../../kit/jobs/print-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ATTENDANCE_SITES, type AttendanceSite } from './attendance-site'

/** The poster that hangs at a site, for who may print it. */
export function PosterCard({ site }: { site: AttendanceSite }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${ATTENDANCE_SITES}.poster.${key}`)
  if (!site.can.update) return null
  return (
    <Card size="small" style={{ marginBlockEnd: 16 }}>
      <Flex wrap gap="middle" align="center" justify="space-between">
        <div>
          <Typography.Text strong>{text('title')}</Typography.Text>
          <br />
          <Typography.Text type="secondary">
            {site.codeMadeAt ? (
              <>
                {text('made')} <InstantText value={site.codeMadeAt} />
              </>
            ) : (
              text('none')
            )}
          </Typography.Text>
        </div>
        <Flex wrap gap="small">
          <PrintButton url={`/api/attendance-sites/${site.id}/prints`} label={text('print')} />
          {site.codeMadeAt ? <RenewButton site={site} /> : null}
        </Flex>
      </Flex>
    </Card>
  )
}

function RenewButton({ site }: { site: AttendanceSite }) {
  const { t, i18n } = useTranslation()
  const action = useRecordAction(ATTENDANCE_SITES)
  const name = nameIn(i18n.language, site.name, site.nameAr) ?? ''
  const text = (key: string) => t(`${ATTENDANCE_SITES}.poster.${key}`, { name })
  return (
    <>
      <ConfirmAction
        danger
        icon={<ReloadOutlined />}
        label={text('renew')}
        title={text('renew_title')}
        content={text('renew_text')}
        confirmLabel={text('renew')}
        onConfirm={() => action.run(site, { path: 'code', done: text('renewed') })}
      />
      <ActionConflict action={action} />
    </>
  )
}
