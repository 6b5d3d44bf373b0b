import { useState } from 'react'
import { Button, Flex, Modal, Typography } from 'antd'
import { LinkOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../api/http'
import { messageOf } from '../api/http-error'
import type { Answer } from '../api/types'
import { InstantText } from './display/date-text'
import { toast } from '../providers/toast'

/** The address of one's own feed: given once, replaced or revoked at any time. */
function useFeed(path: string, open: boolean) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  const query = useQuery<Answer<'calendar_feeds.show' | 'milestone_feeds.show'>>({
    queryKey: [path],
    enabled: open,
    staleTime: 0,
  })
  const act = async (work: () => Promise<void>) => {
    try {
      await work()
      await query.refetch()
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    }
  }
  const give = () =>
    act(async () => {
      const { data } = await http.post<Answer<'calendar_feeds.store' | 'milestone_feeds.store'>>(
        path,
        {}
      )
      setAddress(`${window.location.origin}${data.path}`)
    })
  const takeBack = () =>
    act(async () => {
      await http.delete(path)
      setAddress(null)
    })
  return { address, since: query.data?.since, give, takeBack }
}

interface FeedButtonProps {
  /** Where the link is read, created and revoked. */
  path: string
  title: string
  explain: string
}

/** The address at which other calendar programs read something of one's own; it can be taken back. */
export function FeedButton({ path, title, explain }: FeedButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { address, since, give, takeBack } = useFeed(path, open)
  const text = (name: string) => t(`kit.feed.${name}`)
  return (
    <>
      <Button icon={<LinkOutlined />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal open={open} title={title} footer={null} onCancel={() => setOpen(false)}>
        <Typography.Paragraph>{explain}</Typography.Paragraph>
        {address ? (
          <>
            <Typography.Paragraph code copyable style={{ overflowWrap: 'anywhere' }}>
              <bdi dir="ltr">{address}</bdi>
            </Typography.Paragraph>
            <Typography.Paragraph type="secondary">{text('once')}</Typography.Paragraph>
          </>
        ) : null}
        {since && !address ? (
          <Typography.Paragraph type="secondary">
            {text('since')} <InstantText value={since} />
          </Typography.Paragraph>
        ) : null}
        <Flex gap="small">
          <Button type="primary" onClick={() => void give()}>
            {text(since ? 'renew' : 'give')}
          </Button>
          {since ? (
            <Button danger onClick={() => void takeBack()}>
              {text('take_back')}
            </Button>
          ) : null}
        </Flex>
      </Modal>
    </>
  )
}
