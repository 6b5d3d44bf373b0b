import { onEvent } from '#core/outbox/listeners'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  SERVICE_ACCOUNT_LEFT,
  SERVICE_ACCOUNT_TURNED_OFF,
  SERVICE_TOKEN_EXPIRING,
  type ServiceAccountLeft,
  type ServiceAccountTurnedOff,
  type ServiceTokenExpiring,
} from '#identity/events'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'

/** The page is open to administrators alone: who else answers for the account reads the message. */
const pathFor = (id: number) => ({
  ...{ actionUrl: `/admin/service-accounts/${id}`, relatedEntityType: 'service_account' },
  relatedEntityId: id,
})

const administrators = (uow: UnitOfWork) => holdersOf('service-accounts.manage', uow.trx)

/** Who answers for an account; administrators where no one does. */
const whoAnswers = async (uow: UnitOfWork, responsibleId: number | null) =>
  responsibleId === null ? administrators(uow) : [responsibleId]

onEvent<ServiceAccountTurnedOff>(
  SERVICE_ACCOUNT_TURNED_OFF,
  'notify-responsible',
  async ({ payload: { id, name, responsibleId } }, uow) => {
    await notify(uow, await whoAnswers(uow, responsibleId), {
      type: 'account_service_turned_off',
      title: `${name} was turned off`,
      titleAr: `أُوقف حساب الخدمة ${name}`,
      message: `The service account ${name} was turned off and its tokens were revoked. The program that uses it is refused.`,
      messageAr: `أُوقف حساب الخدمة ${name} وأُلغيت رموزه، ويُرفض البرنامج الذي يستخدمه.`,
      priority: 'high',
      ...pathFor(id),
    })
  }
)

const leftWords = ({ name, formerName, answered }: ServiceAccountLeft) =>
  answered
    ? {
        title: `${name} has no responsible person`,
        titleAr: `حساب الخدمة ${name} بلا مسؤول`,
        message: `The account of ${formerName} was disabled. Choose another responsible person for ${name} and replace its tokens, or turn it off.`,
        messageAr: `عُطّل حساب ${formerName}. اختر مسؤولاً آخر عن ${name} واستبدل رموزه، أو أوقفه.`,
      }
    : {
        title: `Replace the tokens of ${name}`,
        titleAr: `استبدل رموز حساب الخدمة ${name}`,
        message: `${formerName}, whose account was disabled, had access to the tokens of ${name}. Replace them.`,
        messageAr: `كان ${formerName}، الذي عُطّل حسابه، يطّلع على رموز ${name}. استبدلها.`,
      }

onEvent<ServiceAccountLeft>(
  SERVICE_ACCOUNT_LEFT,
  'notify-administrators',
  async ({ payload }, uow) => {
    const { id } = payload
    await notify(uow, await administrators(uow), {
      type: 'account_service_left',
      ...leftWords(payload),
      priority: 'high',
      ...pathFor(id),
    })
  }
)

onEvent<ServiceTokenExpiring>(
  SERVICE_TOKEN_EXPIRING,
  'notify-responsible',
  async (
    { payload: { accountId, accountName, responsibleId, tokenName, expiresOn: day } },
    uow
  ) => {
    await notify(uow, await whoAnswers(uow, responsibleId), {
      type: 'account_service_token_expiring',
      title: `A token of ${accountName} expires on ${day}`,
      titleAr: `ينتهي رمز لحساب الخدمة ${accountName} في ${day}`,
      message: `The token ${tokenName} stops working on ${day}. It has to be replaced before then.`,
      messageAr: `يتوقف الرمز ${tokenName} عن العمل في ${day}. يلزم استبداله قبل ذلك.`,
      priority: 'high',
      ...pathFor(accountId),
    })
  }
)
