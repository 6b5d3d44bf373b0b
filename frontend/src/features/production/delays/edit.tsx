import { useParams } from 'react-router'
import { DelayForm } from './delay-form'

export default function DelayEdit() {
  return <DelayForm id={Number(useParams().id)} />
}
