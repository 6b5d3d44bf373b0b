import { Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isolated } from '../../../kit/display/isolated'
import { SideCard } from '../../../kit/show/side-card'
import { clientPath, type Client } from './client'

const SHOWN = 20

/** Others of the directory who work for the same firm; nothing where there is no one. */
export function Colleagues({ client }: { client: Client }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery<Client[]>({
    queryKey: [`/api/clients?companyId=${client.companyId}&_sort=name&_start=0&_end=${SHOWN + 1}`],
    enabled: client.companyId !== null,
  })
  const others = data.filter(({ id }) => id !== client.id).slice(0, SHOWN)
  if (!others.length) return null
  return (
    <SideCard
      title={t('commercial.clients.colleagues', { company: isolated(client.company ?? '') })}
    >
      <Flex vertical gap="small">
        {others.map((other) => (
          <span key={other.id}>
            <Link to={clientPath(other)}>
              <bdi>{other.name}</bdi>
            </Link>
            {other.jobTitle ? (
              <>
                {' · '}
                <bdi>{other.jobTitle}</bdi>
              </>
            ) : null}
          </span>
        ))}
      </Flex>
    </SideCard>
  )
}
