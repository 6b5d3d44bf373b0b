import type { ReactNode } from 'react'
import { Flex, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../../kit/display/date-text'
import { LocalName } from '../../../../kit/display/local-name'
import { Ltr } from '../../../../kit/display/ltr'
import { MixedText } from '../../../../kit/display/mixed-text'
import { Money, Percent } from '../../../../kit/display/numbers'
import { today } from '../../../../kit/inputs/today'
import { nextStepOf } from '../../leads/lead'
import { NextStep } from '../../leads/next-step'
import { OPEN, SALES } from '../sales'
import type { BoardCard } from './moves'

interface CardFaceProps {
  card: BoardCard
  /** The name as what opens the record. */
  title: ReactNode
  /** What is done with the card. */
  menu?: ReactNode
}

/** What a card shows of a lead or a quotation: the job, the client, the value, who, and what comes next. */
export function CardFace({ card, title, menu }: CardFaceProps) {
  return (
    <>
      <Flex justify="space-between" align="flex-start" gap={4}>
        <Typography.Text strong>{title}</Typography.Text>
        {menu}
      </Flex>
      {card.kind === 'lead' ? <LeadFacts lead={card.lead} /> : <QuotationFacts card={card} />}
    </>
  )
}

export function CardName({ card }: { card: BoardCard }) {
  if (card.kind === 'lead') return <LocalName name={card.lead.name} nameAr={card.lead.nameAr} />
  const { projectName, projectNameAr } = card.quotation
  return <LocalName name={projectName} nameAr={projectNameAr} />
}

function Line({ children }: { children: ReactNode }) {
  return <div style={{ fontSize: 12 }}>{children}</div>
}

function Numbered({ number, company }: { number: string; company: string | null }) {
  return (
    <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
      <Ltr>{number}</Ltr>
      {company ? ' · ' : null}
      <MixedText>{company}</MixedText>
    </Typography.Text>
  )
}

type LeadCard = Extract<BoardCard, { kind: 'lead' }>

function LeadFacts({ lead }: Pick<LeadCard, 'lead'>) {
  return (
    <>
      <Numbered number={lead.number} company={lead.companyName} />
      <Money value={lead.value} currency={lead.currency} />
      <Line>
        <bdi>{lead.ownerName}</bdi>
      </Line>
      <Line>
        <NextStep {...nextStepOf(lead)} />
      </Line>
      {lead.quotationNumber ? (
        <Line>
          <Ltr>{lead.quotationNumber}</Ltr>
        </Line>
      ) : (
        <Expected on={lead.expectedOn} isOpen={lead.stage !== 'lost'} />
      )}
    </>
  )
}

type QuotationCard = Extract<BoardCard, { kind: 'quotation' }>

function QuotationFacts({ card: { quotation, stage } }: { card: QuotationCard }) {
  const { number, clientName, value, currency, probability } = quotation
  return (
    <>
      <Numbered number={number} company={clientName} />
      <Flex wrap justify="space-between" gap="0 8px">
        <Money value={value} currency={currency} />
        <Percent value={probability} />
      </Flex>
      <Line>
        <bdi>{quotation.bdmName ?? quotation.bdmInitials}</bdi>
      </Line>
      <Line>
        <NextStep
          step={quotation.nextStep}
          on={quotation.nextStepOn}
          isOpen={OPEN.includes(stage)}
        />
      </Line>
      <Expected on={quotation.expectedOn} isOpen={OPEN.includes(stage)} />
    </>
  )
}

/** The day of the decision; one that has passed without it is marked. */
function Expected({ on, isOpen }: { on: string | null; isOpen: boolean }) {
  const { t } = useTranslation()
  if (!on) return null
  return (
    <Line>
      {t(`${SALES}.board.expected`)} <DateText value={on} />
      {isOpen && on < today() ? (
        <>
          {' '}
          <Tag color="red" style={{ marginInlineEnd: 0 }}>
            {t(`${SALES}.board.overdue`)}
          </Tag>
        </>
      ) : null}
    </Line>
  )
}
