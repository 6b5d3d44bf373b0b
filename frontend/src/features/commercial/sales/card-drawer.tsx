import { useState } from 'react'
import { Button, Drawer, Form, Input, InputNumber, Timeline, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { DayInput } from '../../../kit/inputs/day-input'
import { LinkButton } from '../../../kit/link-button'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { SALES, type PipelineCard } from './sales'

interface CardDrawerProps {
  card: PipelineCard
  onClose: () => void
  onSaved: () => void
}

type StageChange = Answer<'pipeline.show'>[number]

/** What sales say about a quotation, and the stages it went through. */
export function CardDrawer({ card, onClose, onSaved }: CardDrawerProps) {
  const { t } = useTranslation()
  const mayOpen = useAbility('quotations.view')
  const mayChange = useAbility('pipeline.manage')
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 460px)"
      title={<LocalName name={card.projectName} nameAr={card.projectNameAr} />}
      extra={
        mayOpen ? (
          <LinkButton to={`/engineering/quotations/${encodeURIComponent(card.number)}`}>
            {card.number}
          </LinkButton>
        ) : null
      }
    >
      {mayChange ? <EntryForm card={card} onSaved={onSaved} /> : null}
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {t(`${SALES}.stage_log`)}
      </Typography.Title>
      <StageLog id={card.id} />
    </Drawer>
  )
}

function useEntry(card: CardDrawerProps['card'], onSaved: () => void) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const save = async (values: object) => {
    setBusy(true)
    try {
      await http.patch(`/api/pipeline/${card.id}`, values, { headers: ifMatch(card.version) })
      toast({ variant: 'success', title: t(`${SALES}.saved`) })
      onSaved()
    } catch (error) {
      const first = error instanceof HttpError ? Object.values(error.errors ?? {})[0]?.[0] : null
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: first ?? messageOf(error, t('kit.try_again')),
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

function EntryForm({ card, onSaved }: Pick<CardDrawerProps, 'card' | 'onSaved'>) {
  const { t } = useTranslation()
  const { busy, save } = useEntry(card, onSaved)
  const { probability, expectedOn, nextStep, nextStepOn } = card
  return (
    <Form
      layout="vertical"
      initialValues={{ probability, expectedOn, nextStep, nextStepOn }}
      onFinish={(values) => void save(values as object)}
    >
      <Form.Item name="probability" label={t(`${SALES}.probability`)}>
        <InputNumber min={0} max={100} precision={0} suffix="%" style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="expectedOn" label={t(`${SALES}.expected`)}>
        <DayInput />
      </Form.Item>
      <Form.Item name="nextStep" label={t(`${SALES}.next_step`)}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="nextStepOn" label={t(`${SALES}.next_step_on`)}>
        <DayInput />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy} style={{ marginBlockEnd: 24 }}>
        {t('common.save')}
      </Button>
    </Form>
  )
}

function StageLog({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data = [], isPending } = useQuery<StageChange[]>({ queryKey: [`/api/pipeline/${id}`] })
  if (!isPending && data.length === 0)
    return <Typography.Text type="secondary">{t(`${SALES}.no_log`)}</Typography.Text>
  return (
    <Timeline
      pending={isPending}
      items={data.map(({ at, by, to }) => ({
        children: (
          <>
            <StatusTag status={to} /> <InstantText value={at} />
            <div>
              <bdi>{by}</bdi>
            </div>
          </>
        ),
      }))}
    />
  )
}
