import { useParams } from 'react-router'
import { ProviderForm } from './provider-form'

export default function IdentityProviderEdit() {
  return <ProviderForm id={Number(useParams().id)} />
}
