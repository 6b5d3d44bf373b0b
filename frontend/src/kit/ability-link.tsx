import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Ability } from '../api/types'
import { useAbility } from '../providers/access'
import { MixedText } from './display/mixed-text'

interface AbilityLinkProps {
  /** Who lacks it sees the text without a link that would only lead to a refusal. */
  ability: Ability
  to: string
  children: ReactNode
}

/** A link to a page that not everyone may open. */
export function AbilityLink({ ability, to, children }: AbilityLinkProps) {
  // a name of the data keeps its own direction, or its full stop would stand before it
  const shown = typeof children === 'string' ? <MixedText>{children}</MixedText> : children
  return useAbility(ability) ? <Link to={to}>{shown}</Link> : <>{shown}</>
}
