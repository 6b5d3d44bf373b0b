import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { toast } from '../../providers/toast'
import { InstantText } from '../display/date-text'
import type { Autosave, AutosaveTarget } from './use-autosave'

interface AutosaveOffersProps {
  target: AutosaveTarget
  /** Version of the record that is on the screen. */
  version: number | undefined
  onTakeUp: (autosave: Autosave, values: object) => void
}

/** What was typed earlier and never saved: it can be taken up again or given up. */
export function AutosaveOffers({ target, version, onTakeUp }: AutosaveOffersProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [taken, setTaken] = useState(false)
  const search = target.recordId ? `?${target.recordField}=${target.recordId}` : ''
  const key = ['autosaves', target.path, target.recordId ?? null]
  const { data: offers = [] } = useQuery({
    queryKey: key,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await http.get<Autosave[]>(target.path + search, { signal })).data,
  })
  const act = useMutation({
    mutationFn: async ({ offer, give }: { offer: Autosave; give: boolean }) => {
      const url = `${target.path}/${offer.key}`
      if (give) return http.delete(url)
      const { data } = await http.get<{ content: string }>(url)
      const kept = JSON.parse(data.content) as object
      onTakeUp(offer, target.toValues?.(kept) ?? kept)
      setTaken(true)
    },
    onSuccess: (_, { offer }) =>
      client.setQueryData(key, (old?: Autosave[]) => old?.filter((one) => one.key !== offer.key)),
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.autosave.failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  if (taken || offers.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t('kit.autosave.found')}
      description={
        <Flex vertical gap="small">
          {offers.map((offer) => (
            <Flex key={offer.key} wrap gap="small" align="center">
              <InstantText value={offer.savedAt} />
              {offer.projectName ? <bdi>{offer.projectName}</bdi> : null}
              {offer.baseVersion !== null && offer.baseVersion !== version ? (
                <Typography.Text type="warning">{t('kit.autosave.outdated')}</Typography.Text>
              ) : null}
              <Button
                size="small"
                type="primary"
                onClick={() => act.mutate({ offer, give: false })}
              >
                {t('kit.autosave.take_up')}
              </Button>
              <Button size="small" onClick={() => act.mutate({ offer, give: true })}>
                {t('kit.autosave.give_up')}
              </Button>
            </Flex>
          ))}
        </Flex>
      }
    />
  )
}
