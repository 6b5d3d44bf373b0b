import { Typography, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { LEAVE_ENTRIES, type LeaveEntry } from './leave-entry'

export function useEntryColumns(): TableColumnsType<LeaveEntry> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${LEAVE_ENTRIES}.fields.${key}`)
  return [
    {
      title: title('effectiveOn'),
      key: 'effectiveOn',
      render: (_, row) => <DateText value={row.effectiveOn} />,
    },
    {
      title: title('leaveTypeId'),
      key: 'leaveTypeId',
      render: (_, row) => <LocalName name={row.typeName} nameAr={row.typeNameAr} />,
    },
    {
      title: title('kind'),
      key: 'kind',
      render: (_, { kind, leaveRequestId }) => {
        const text = t(`${LEAVE_ENTRIES}.kinds.${kind}`)
        return leaveRequestId ? (
          <Link to={`/hr/leave-requests/${leaveRequestId}`}>{text}</Link>
        ) : (
          text
        )
      },
    },
    {
      title: title('days'),
      key: 'days',
      align: 'end',
      render: (_, row) => <SignedDays value={row.days} />,
    },
    { title: title('note'), key: 'note', render: (_, { note }) => note ?? NONE },
  ]
}

function SignedDays({ value }: { value: string }) {
  const formats = useFormats()
  const isLess = value.startsWith('-')
  return (
    <Typography.Text type={isLess ? 'danger' : 'success'}>
      <bdi dir="ltr">{`${isLess ? '−' : '+'}${formats.number(value.replace('-', ''))}`}</bdi>
    </Typography.Text>
  )
}
