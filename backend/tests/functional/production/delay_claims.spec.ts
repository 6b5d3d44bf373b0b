import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { pagesOf } from '#tests/helpers/pdf_text'
import { call } from '../procurement/support.js'
import { aDelay, aPlannedProject, aRecordedDelay, delayStep } from './delay_support.js'

const CLAIMS = '/api/delay-claims'

test.group('Delay claims', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are made by who runs the project, never of their own delays', async ({
    client,
    assert,
  }) => {
    const { id: projectId, tasks } = await aPlannedProject(client)
    const hits = { tasks: [{ taskId: tasks.B, days: '3' }] }
    const delay = await aRecordedDelay(client, projectId, hits)
    const body = { projectId, delayIds: [delay.id], claimedDays: 3, statement: 'Clause 20.1' }
    ;(await client.get(CLAIMS)).assertStatus(401)
    ;(await client.post(CLAIMS).json(body).withCsrfToken()).assertStatus(401)
    ;(await call(client, 'staff', 'get', CLAIMS)).assertStatus(403)
    ;(await call(client, 'engineer', 'post', CLAIMS, { body })).assertStatus(403)
    const draft = await aDelay(client, projectId)
    const early = { ...body, delayIds: [delay.id, draft.id] }
    const refused = await call(client, 'planner', 'post', CLAIMS, { body: early })
    refused.assertStatus(422)
    assert.property(refused.body().errors, 'delayIds')
    const made = await call(client, 'planner', 'post', CLAIMS, { body })
    made.assertStatus(201)
    const claim = made.body()
    assert.match(claim.number, /^EOT-\d{4,}-0001$/)
    assert.include(claim, { status: 'submitted', claimedDays: 3, grantedDays: 0, openCount: 1 })
    assert.include(claim.impact, { finishBeforeOn: '2026-03-15', finishAfterOn: '2026-03-18' })
    assert.include(claim.delays[0], { id: delay.id, status: 'claimed', claimNumber: claim.number })
    ;(await call(client, 'planner', 'post', CLAIMS, { body })).assertStatus(422)
    const own = await aDelay(client, projectId, hits, 'planner')
    const recorded = (await delayStep(client, 'planner', own, 'record')).body()
    const mine = { ...body, delayIds: [recorded.id] }
    const self = await call(client, 'planner', 'post', CLAIMS, { body: mine })
    self.assertStatus(403)
    assert.equal(self.body().code, 'SELF_APPROVAL')
    ;(await call(client, 'chief.engineer', 'post', CLAIMS, { body: mine })).assertStatus(201)
    const logged = await db.from('audit_logs').where('entity_type', 'delay_claim')
    assert.isAbove(logged.length, 1)
  })

  test('grant days that move the completion date, none beyond the claim', async ({
    client,
    assert,
  }) => {
    const { id: projectId, tasks } = await aPlannedProject(client)
    const hits = { tasks: [{ taskId: tasks.B, days: '3' }] }
    const [one, other] = [
      await aRecordedDelay(client, projectId, hits),
      await aRecordedDelay(client, projectId, {
        ...hits,
        firstOn: '2026-03-18',
        lastOn: '2026-03-20',
      }),
    ]
    const time = async () =>
      (await call(client, 'planner', 'get', `/api/projects/${projectId}/overview`)).body().time
    assert.deepEqual(await time(), {
      ...{ originalFinishOn: '2026-03-20', variationDays: 0, grantedDays: 0, claimedDays: 0 },
      revisedFinishOn: '2026-03-20',
    })
    ;(await delayStep(client, 'planner', one, 'grant', { days: 2 })).assertStatus(409)
    const body = { projectId, delayIds: [one.id, other.id], claimedDays: 6 }
    const { delays } = (await call(client, 'planner', 'post', CLAIMS, { body })).body()
    assert.equal((await time()).claimedDays, 6)
    ;(await delayStep(client, 'engineer', delays[0], 'grant', { days: 2 })).assertStatus(403)
    const beyond = await delayStep(client, 'planner', delays[0], 'grant', { days: 7 })
    beyond.assertStatus(422)
    const granted = await delayStep(client, 'planner', delays[0], 'grant', { days: 4 })
    granted.assertStatus(200)
    granted.assertBodyContains({ status: 'granted', grantedDays: 4, can: { grant: false } })
    assert.isNotNull(granted.body().decidedByName)
    ;(await delayStep(client, 'planner', delays[1], 'grant', { days: 3 })).assertStatus(422)
    const reject = await delayStep(client, 'planner', delays[1], 'reject', { reason: 'Float' })
    reject.assertBodyContains({ status: 'rejected', reason: 'Float', grantedDays: null })
    assert.deepEqual(await time(), {
      ...{ originalFinishOn: '2026-03-20', variationDays: 0, grantedDays: 4, claimedDays: 6 },
      revisedFinishOn: '2026-03-24',
    })
  })

  test('are withdrawn with a reason, and their delays are recorded again', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aPlannedProject(client)
    const delay = await aRecordedDelay(client, projectId)
    const body = { projectId, delayIds: [delay.id], claimedDays: 3 }
    const claim = (await call(client, 'planner', 'post', CLAIMS, { body })).body()
    const at = `${CLAIMS}/${claim.id}/withdraw`
    const sent = { seen: claim.version, body: { reason: 'Wrong dates' } }
    ;(await call(client, 'foreman', 'post', at, sent)).assertStatus(403)
    ;(await call(client, 'planner', 'post', at, { body: sent.body })).assertStatus(428)
    const withdrawn = await call(client, 'planner', 'post', at, sent)
    withdrawn.assertStatus(200)
    withdrawn.assertBodyContains({ status: 'withdrawn', reason: 'Wrong dates', delays: [] })
    ;(await call(client, 'planner', 'post', at, sent)).assertStatus(412)
    const row = await db.from('delays').where('id', delay.id).firstOrFail()
    assert.deepEqual([row.status, row.claim_id], ['recorded', null])
    ;(await call(client, 'planner', 'post', CLAIMS, { body })).assertStatus(201)
  })
})

/** The finish before and after, and the completion date claimed, as pdf.js reads them. */
const WORDS = {
  en: ['15 Mar 2026', '18 Mar 2026', '23 Mar 2026', 'Late drawings of the roof', 'Task B: 3'],
  ar: ['2026 مارس 15', '2026 مارس 18', '2026 مارس 23', 'المنهج: تحليل الأثر الزمني'],
}

test.group('Printed delay claims', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('carry the contract, the delays, their notices, the impact and the days in both languages', async ({
    client,
    assert,
  }) => {
    const project = await aPlannedProject(client)
    project.merge({ consultant: 'Gulf Consult', contractType: 'fidic_red' })
    await project.save()
    const delay = await aRecordedDelay(client, project.id, {
      ...{ title: 'Late drawings of the roof', titleAr: 'تأخر مخططات السقف' },
      ...{ noticeOn: '2026-03-12', noticeReference: 'LTR-118' },
      tasks: [{ taskId: project.tasks.B, days: '3' }],
    })
    const body = { projectId: project.id, delayIds: [delay.id], claimedDays: 3 }
    const claim = (await call(client, 'planner', 'post', CLAIMS, { body })).body()
    const at = `${CLAIMS}/${claim.id}/prints`
    ;(await client.post(at).withCsrfToken()).assertStatus(401)
    ;(await call(client, 'staff', 'post', at, { body: {} })).assertStatus(403)
    ;(await call(client, 'foreman', 'post', at, { body: {} })).assertStatus(404)
    for (const language of ['en', 'ar'] as const) {
      const ordered = await call(client, 'engineer', 'post', at, { body: { language } })
      ordered.assertStatus(202)
      assert.equal(await runJob(ordered.body().id), 'completed')
      const file = await db
        .from('files')
        .where({ owner_type: 'delay_claim_pdf', owner_id: claim.id })
        .orderBy('id', 'desc')
        .firstOrFail()
      assert.equal(file.original_name, `${claim.number}-${language}.pdf`)
      const text = (await pagesOf(file.id)).join(' ').replaceAll(/\s+/g, ' ')
      for (const words of [
        ...[claim.number, delay.number, project.code, 'Gulf Consult', 'LTR-118'],
        ...['Claim for extension of time', 'مطالبة بتمديد مدة التنفيذ'],
        ...['تأخر مخططات السقف', 'AACE 29R-03'],
      ])
        assert.include(text, words)
      for (const words of WORDS[language]) assert.include(text, words)
      const path = `/api/files/${file.id}/content`
      ;(await call(client, 'engineer', 'get', path)).assertStatus(200)
      ;(await call(client, 'foreman', 'get', path)).assertStatus(404)
    }
  }).timeout(120_000)
})
