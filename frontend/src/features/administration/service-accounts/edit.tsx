import { useParams } from 'react-router'
import { AccountForm } from './account-form'

export default function ServiceAccountEdit() {
  return <AccountForm id={Number(useParams().id)} />
}
