import { useState } from 'react'
import { Alert, Flex, Form, Modal, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../../api/http-error'
import type { Schema } from '../../../../api/types'
import { LocalName } from '../../../../kit/display/local-name'
import { FromTo } from '../../../../kit/display/from-to'
import { Ltr } from '../../../../kit/display/ltr'
import { Money, Rate } from '../../../../kit/display/numbers'
import { useFormats } from '../../../../kit/display/use-formats'
import { DayInput } from '../../../../kit/inputs/day-input'
import { today } from '../../../../kit/inputs/today'
import { ActionConflict } from '../../../../kit/show/action-conflict'
import { useRecordAction } from '../../../../kit/show/use-record-action'
import { RecordTable } from '../../../../kit/table/record-table'
import { NONE } from '../../../../kit/display/none'
import { QUOTATIONS, type QuotationDetail } from '../quotation'

const TEXTS = `${QUOTATIONS}.cost_rates`

type Preview = Schema<'CostRatePreview'>

interface RefreshRatesProps {
  quotation: QuotationDetail
  onClose: () => void
}

/** What the rates of a day would change, and the step that applies exactly those. */
function useRefresh({ quotation, onClose }: RefreshRatesProps, on: string) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const action = useRecordAction(QUOTATIONS)
  const query = useQuery<Preview>({
    queryKey: [`/api/quotations/${quotation.id}/cost-rates?on=${on}`, quotation.version],
    enabled: Boolean(on),
    staleTime: 0,
    retry: false,
  })
  const apply = async ({ rates }: Preview) => {
    const shown = rates.map(({ currency, newRate }) => ({ currency, rate: newRate }))
    setBusy(true)
    try {
      const body = { on, rates: shown }
      await action.run(quotation, { path: 'cost-rates', body, done: t(`${TEXTS}.done`) })
      onClose()
    } catch {
      await query.refetch()
    } finally {
      setBusy(false)
    }
  }
  return { action, busy, query, apply }
}

/** Shows what the rates of a day would change before they are applied. */
export function RefreshRates(props: RefreshRatesProps) {
  const { t } = useTranslation()
  const [on, setOn] = useState(today())
  const { action, busy, query, apply } = useRefresh(props, on)
  const { data: preview, error, isError } = query
  return (
    <Modal
      open
      width={720}
      title={t(`${TEXTS}.refresh`)}
      onCancel={props.onClose}
      onOk={() => void (preview && apply(preview))}
      okText={t(`${TEXTS}.apply`)}
      okButtonProps={{ disabled: !preview || isError, loading: busy }}
    >
      <Flex vertical gap="middle">
        <Form component={false} layout="vertical">
          <Form.Item label={t(`${TEXTS}.day`)} htmlFor="rates-day" style={{ marginBlockEnd: 0 }}>
            <DayInput id="rates-day" value={on} onChange={(day) => setOn(day ?? '')} />
          </Form.Item>
        </Form>
        {isError ? (
          <Alert type="error" showIcon message={messageOf(error, t('kit.try_again'))} />
        ) : preview ? (
          <Changes preview={preview} reopens={props.quotation.stage !== 'draft'} />
        ) : (
          <Skeleton active title={false} />
        )}
      </Flex>
      <ActionConflict action={action} />
    </Modal>
  )
}

function Changes({ preview, reopens }: { preview: Preview; reopens: boolean }) {
  const { t } = useTranslation()
  const { currency, before, after, rates, lines } = preview
  const formats = useFormats()
  const percent = (margin: number | null) => (margin === null ? NONE : formats.percent(margin, 2))
  return (
    <>
      <Flex vertical gap={4}>
        {rates.map((rate) => (
          <div key={rate.currency}>
            <Ltr>
              1 {rate.currency} = <Rate value={rate.rate} /> → <Rate value={rate.newRate} />{' '}
              {currency}
            </Ltr>
          </div>
        ))}
        <div>
          {t(`${QUOTATIONS}.fields.cost`)}:{' '}
          <FromTo
            from={<Money value={before.cost} currency={currency} />}
            to={<Money value={after.cost} currency={currency} />}
          />
        </div>
        <div>
          {t(`${QUOTATIONS}.fields.margin`)}:{' '}
          <FromTo
            from={<bdi>{percent(before.margin)}</bdi>}
            to={<bdi>{percent(after.margin)}</bdi>}
          />
        </div>
      </Flex>
      {reopens ? <Alert type="warning" showIcon message={t(`${TEXTS}.reopens`)} /> : null}
      {lines.length ? (
        <ChangedLines preview={preview} />
      ) : (
        <Alert type="info" showIcon message={t(`${TEXTS}.same`)} />
      )}
    </>
  )
}

function ChangedLines({ preview: { lines, currency } }: { preview: Preview }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  return (
    <RecordTable<Preview['lines'][number]>
      size="small"
      rowKey={(line) => `${line.ordinal} ${line.description}`}
      scroll={{ x: 'max-content', y: 280 }}
      pagination={false}
      dataSource={lines}
      columns={[
        { title: '#', render: (_, line) => <Ltr>{line.ordinal}</Ltr> },
        {
          title: field('description'),
          render: (_, line) => <LocalName name={line.description} nameAr={line.descriptionAr} />,
        },
        {
          title: field('unitCost'),
          align: 'end',
          render: (_, line) => (
            <>
              <Rate value={line.unitCost} /> <Ltr>{line.costCurrency}</Ltr>
            </>
          ),
        },
        {
          title: t(`${TEXTS}.before`, { currency }),
          align: 'end',
          render: (_, line) => <Rate value={line.before} />,
        },
        {
          title: t(`${TEXTS}.after`, { currency }),
          align: 'end',
          render: (_, line) => <Rate value={line.after} />,
        },
      ]}
    />
  )
}
