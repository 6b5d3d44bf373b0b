import { useMemo } from 'react'
import { Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { today } from '../../../kit/inputs/today'
import { newLineKey } from '../../../kit/lines/operations'
import { RowsInput } from '../../../kit/lines/rows-input'
import type { LineColumn } from '../../../kit/lines/types'

const TENDERS = 'engineering.tenders'

type Tender = Schema<'Tender'>

interface RowsProps {
  value?: object[]
  onChange?: (rows: object[]) => void
}

const blankClarification = () => ({
  ...{ key: newLineKey(), askedOn: today(), question: '', answeredOn: '', answer: '' },
})
const blankAddendum = () => ({ key: newLineKey(), name: '', receivedOn: today(), note: '' })

/** Questions to the client and his answers. */
export function ClarificationsInput(props: RowsProps) {
  const { t } = useTranslation()
  const columns = useMemo<LineColumn[]>(() => {
    const named = (key: string) => ({ key, title: t(`${TENDERS}.clarification.${key}`) })
    return [
      { ...named('askedOn'), kind: 'day', required: true, width: '150px' },
      { ...named('question'), kind: 'text', dir: 'auto', required: true },
      { ...named('answeredOn'), kind: 'day', width: '150px' },
      { ...named('answer'), kind: 'text', dir: 'auto' },
    ]
  }, [t])
  const label = t(`${TENDERS}.fields.clarifications`)
  return (
    <RowsInput
      {...props}
      {...{ label, columns }}
      name="clarifications"
      blank={blankClarification}
    />
  )
}

/** What the client sent after his invitation. */
export function AddendaInput(props: RowsProps) {
  const { t } = useTranslation()
  const columns = useMemo<LineColumn[]>(() => {
    const named = (key: string) => ({ key, title: t(`${TENDERS}.addendum.${key}`) })
    return [
      { ...named('name'), kind: 'text', dir: 'auto', required: true },
      { ...named('receivedOn'), kind: 'day', required: true, width: '150px' },
      { ...named('note'), kind: 'text', dir: 'auto' },
    ]
  }, [t])
  const label = t(`${TENDERS}.fields.addenda`)
  return <RowsInput {...props} {...{ label, columns }} name="addenda" blank={blankAddendum} />
}

export function ClarificationsText({ tender }: { tender: Tender }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small">
      {tender.clarifications.map(({ askedOn, question, answeredOn, answer }) => (
        <div key={`${askedOn} ${question}`}>
          <DateText value={askedOn} /> · <bdi>{question}</bdi>
          <br />
          <Typography.Text type="secondary">
            {answer ? (
              <>
                <DateText value={answeredOn} /> · <bdi>{answer}</bdi>
              </>
            ) : (
              t(`${TENDERS}.unanswered`)
            )}
          </Typography.Text>
        </div>
      ))}
    </Flex>
  )
}

export function AddendaText({ tender }: { tender: Tender }) {
  return (
    <Flex vertical gap="small">
      {tender.addenda.map(({ name, receivedOn, note }) => (
        <div key={`${receivedOn} ${name}`}>
          <DateText value={receivedOn} /> · <bdi>{name}</bdi>
          {note ? (
            <>
              <br />
              <Typography.Text type="secondary">
                <bdi>{note}</bdi>
              </Typography.Text>
            </>
          ) : null}
        </div>
      ))}
    </Flex>
  )
}
