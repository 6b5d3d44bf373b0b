import { useParams } from 'react-router'
import { JournalForm } from './journal-form'

export default function ManualJournalEdit() {
  return <JournalForm id={Number(useParams().id)} />
}
