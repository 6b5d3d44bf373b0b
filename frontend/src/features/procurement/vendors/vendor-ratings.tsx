import { useRef } from 'react'
import { Alert, Button, Card, Form, Statistic } from 'antd'
import { StarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { RatingFields } from './rating-fields'
import { RATING_SCALES, VENDORS, type Vendor, type VendorRating } from './vendor'

/** The vendor's rating, how it came about, and a form for a new one. */
export function VendorRatings({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const latest = vendor.rating
  return (
    <>
      {latest ? (
        <Statistic
          title={t('procurement.vendors.score')}
          value={formats.number(latest.score, { min: 0, max: 2 })}
          suffix={<StatusTag status={latest.standing} />}
          style={{ marginBlockEnd: 16 }}
        />
      ) : (
        <Alert
          type="info"
          showIcon
          message={t('procurement.vendors.not_rated')}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {vendor.can.rate ? <NewRating vendor={vendor} /> : null}
      <RatingHistory ratings={vendor.ratings} />
    </>
  )
}

function NewRating({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const action = useRecordAction(VENDORS)
  const [form] = Form.useForm<{ rating: Partial<VendorRating> }>()
  const busy = useRef(false)
  const save = async ({ rating }: { rating: Partial<VendorRating> }) => {
    if (busy.current || !rating?.quality) return
    busy.current = true
    const call = { path: 'ratings', body: rating, done: t('procurement.vendors.rated') }
    const saved = await action.run(vendor, call).then(
      () => true,
      () => false
    )
    busy.current = false
    if (saved) form.resetFields()
  }
  return (
    <Card size="small" title={t('procurement.vendors.new_rating')} style={{ marginBlockEnd: 16 }}>
      <Form form={form} layout="vertical" onFinish={(values) => void save(values)}>
        <RatingFields />
        <Button htmlType="submit" type="primary" icon={<StarOutlined />}>
          {t('procurement.vendors.rate')}
        </Button>
      </Form>
    </Card>
  )
}

function RatingHistory({ ratings }: { ratings: VendorRating[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (ratings.length === 0) return null
  return (
    <RecordTable<VendorRating>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={ratings}
      columns={[
        {
          title: t('procurement.vendors.rated_at'),
          render: (_, row) => <InstantText value={row.createdAt} />,
        },
        {
          title: t('procurement.vendors.score'),
          render: (_, row) => (
            <>
              {formats.number(row.score, { min: 0, max: 2 })} <StatusTag status={row.standing} />
            </>
          ),
        },
        ...RATING_SCALES.map(({ name, list }) => ({
          title: t(`${VENDORS}.fields.${name}`),
          key: name,
          render: (_: unknown, row: VendorRating) => <ChoiceText list={list} value={row[name]} />,
        })),
        { title: t(`${VENDORS}.fields.note`), dataIndex: 'note' },
      ]}
    />
  )
}
