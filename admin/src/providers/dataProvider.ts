import type {
  DataProvider,
  DeleteParams,
  DeleteResult,
  fetchUtils,
  GetListParams,
  GetListResult,
  QueryFunctionContext,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { changedCounts } from '../users/prompt-counts';
import type { User } from '../users/user';
import { http } from './http';
import type { components } from './schema';

type Schemas = components['schemas'];

/** One allowance of a person, with what was used of it by UTC day. */
export type UsagePeriod = Schemas['UsagePeriodDto'];

export type DashboardRange = Schemas['DashboardDto']['range'];
export type ContactStatus = Schemas['ContactMessageDto']['status'];
export type BulkAction = Schemas['BulkDto']['action'];
export type BulkAnswer = Pick<Schemas['BulkDoneDto'], 'message' | 'done' | 'skipped'>;
export type UserSession = Schemas['AdminSessionDto'];
export type UserMail = Schemas['AdminMailDto'];
export type ToolRun = Schemas['ToolRunDto'];

/** What was given up and can be sent on. */
export type Retriable = 'dead-events' | 'dead-jobs' | 'refused-mails';

/** Reading is `ra-data-simple-rest`'s own; what changes something goes through the API's calls of the same purpose. */
export interface AdminDataProvider extends DataProvider {
  resetAllCounters: () => Promise<Schemas['CountersResetDto']>;
  verifyAllUsers: () => Promise<Schemas['UsersVerifiedDto']>;
  runJob: (name: string) => Promise<Schemas['DoneDto']>;
  dashboard: (range: DashboardRange) => Promise<Schemas['DashboardDto']>;
  /** The gravest first. */
  attention: () => Promise<Schemas['AttentionItemDto'][]>;
  auditChoices: () => Promise<Schemas['AuditChoicesDto']>;
  setContactStatus: (id: string, status: ContactStatus) => Promise<Schemas['ContactStatusSetDto']>;
  syncSubscription: (id: string) => Promise<Schemas['SubscriptionSyncedDto']>;
  /** @param id which one; null: all of them, where all can be tried at once */
  retry: (kind: Retriable, id: string | null) => Promise<Schemas['RetriedDto']>;
  /** Newest first. */
  usageHistory: (userId: string) => Promise<UsagePeriod[]>;
  /** The last run of each tool, finished or not. */
  toolRuns: () => Promise<ToolRun[]>;
  /** However many: they are sent in parts that the server takes. */
  bulkUsers: (action: BulkAction, ids: readonly string[], reason?: string) => Promise<BulkAnswer>;
  suspendUser: (id: string, reason: string) => Promise<Schemas['UserChangedDto']>;
  restoreUser: (id: string) => Promise<Schemas['UserChangedDto']>;
  changeRole: (id: string, role: User['role']) => Promise<Schemas['UserChangedDto']>;
  sessionsOf: (userId: string) => Promise<UserSession[]>;
  endSession: (userId: string, sessionId: string) => Promise<Schemas['DoneDto']>;
  endSessions: (userId: string) => Promise<Schemas['DoneDto']>;
  mailsOf: (userId: string) => Promise<UserMail[]>;
}

const ADMIN_API = '/api/admin';
const REST_API = `${ADMIN_API}/rest`;
const crud = simpleRestProvider(REST_API, http);

const get = async <Answer>(path: string): Promise<Answer> => (await http(`${ADMIN_API}/${path}`)).json as Answer;

const post = <Answer>(path: string, body?: object): Promise<Answer> => send('POST', path, body);

const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
  (await http(`${ADMIN_API}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })).json as Answer;

const ofUser = (id: string, rest: string) => `users/${encodeURIComponent(id)}/${rest}`;

/** Where the browser itself fetches the whole log as a file, however long it is. */
export const auditExportUrl = (filter: object): string =>
  `${ADMIN_API}/audit-log/export?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function setContactStatus(id: string, status: ContactStatus): Promise<Schemas['ContactStatusSetDto']> {
  const answer = await http(`${ADMIN_API}/contact-messages/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    body: JSON.stringify({ status }),
  });
  return answer.json as Schemas['ContactStatusSetDto'];
}

const writes = {
  update: (resource: string, params: UpdateParams): Promise<UpdateResult> =>
    resource === 'users' ? editCounts(params as UpdateParams<User>) : crud.update(resource, params),

  delete: (resource: string, params: DeleteParams): Promise<DeleteResult> =>
    resource === 'users' ? deleteUser(params as DeleteParams<User>) : crud.delete(resource, params),
};

/** Only what changed is sent, and the version it changed from: the server refuses it if somebody else was faster. */
async function editCounts({ id, data, previousData }: UpdateParams<User>): Promise<UpdateResult<User>> {
  const answer = await http(`${ADMIN_API}/users/${encodeURIComponent(id)}/prompts`, {
    method: 'PATCH',
    headers: new Headers({ 'If-Match': `"${previousData.version}"` }),
    body: JSON.stringify(changedCounts(previousData, { ...previousData, ...data })),
  });
  return { data: (answer.json as Schemas['PromptsEditedDto']).user };
}

async function deleteUser({ id, previousData }: DeleteParams<User>): Promise<DeleteResult<User>> {
  await http(`${ADMIN_API}/users/${encodeURIComponent(id)}`, { method: 'DELETE' });
  return { data: previousData as User };
}

/** Lists of users say besides their total whether it was counted; the list finds it in `meta`. */
async function getList<Row extends RaRecord>(
  resource: string,
  params: GetListParams & QueryFunctionContext,
): Promise<GetListResult<Row>> {
  let isEstimate = false;
  const listening = simpleRestProvider(REST_API, async (url: string, options?: fetchUtils.Options) => {
    const answer = await http(url, options);
    isEstimate = answer.headers.get('X-Total-Is-Estimate') === 'true';
    return answer;
  });
  const result = await listening.getList<Row>(resource, params);
  return { ...result, ...((isEstimate as boolean) && { meta: { isEstimate } }) };
}

/** As many as the server takes at once. */
const BULK_MAX = 100;

async function bulkUsers(action: BulkAction, ids: readonly string[], reason?: string): Promise<BulkAnswer> {
  const answers: Schemas['BulkDoneDto'][] = [];
  for (let from = 0; from < ids.length; from += BULK_MAX) {
    const part = ids.slice(from, from + BULK_MAX);
    answers.push(await post('users/bulk', { action, ids: part, ...(reason && { reason }) }));
  }
  const done = answers.reduce((sum, answer) => sum + answer.done, 0);
  const message = answers.map((answer) => answer.message).join(' ');
  return { done, message, skipped: answers.flatMap(({ skipped }) => skipped) };
}

/** Where the browser downloads every user that a filter matches. */
export const usersFile = (filter: object) =>
  `${ADMIN_API}/users/export?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

export const dataProvider = {
  ...crud,
  getList,
  ...writes,
  resetAllCounters: () => post<Schemas['CountersResetDto']>('reset-all-counters'),
  verifyAllUsers: () => post<Schemas['UsersVerifiedDto']>('verify-all-users'),
  usageHistory: async (userId: string) =>
    ((await http(`${ADMIN_API}/users/${encodeURIComponent(userId)}/usage-history`)).json as Schemas['UsageHistoryDto'])
      .items,
  dashboard: (range: DashboardRange) => get<Schemas['DashboardDto']>(`dashboard?range=${range}`),
  attention: async () => (await get<Schemas['AttentionDto']>('dashboard/attention')).items,
  auditChoices: () => get<Schemas['AuditChoicesDto']>('audit-log/choices'),
  setContactStatus,
  syncSubscription: (id: string) =>
    post<Schemas['SubscriptionSyncedDto']>(`subscriptions/${encodeURIComponent(id)}/sync`),
  retry: (kind, id) =>
    post<Schemas['RetriedDto']>(id === null ? `${kind}/retry-all` : `${kind}/${encodeURIComponent(id)}/retry`),
  toolRuns: async () => (await get<Schemas['ToolRunListDto']>('tool-runs')).items,
  bulkUsers,
  suspendUser: (id, reason) => post<Schemas['UserChangedDto']>(ofUser(id, 'suspend'), { reason }),
  restoreUser: (id) => post<Schemas['UserChangedDto']>(ofUser(id, 'restore')),
  changeRole: (id, role) => send<Schemas['UserChangedDto']>('PATCH', ofUser(id, 'role'), { role }),
  sessionsOf: async (id) => (await get<Schemas['AdminSessionListDto']>(ofUser(id, 'sessions'))).items,
  endSession: (id, sessionId) =>
    send<Schemas['DoneDto']>('DELETE', ofUser(id, `sessions/${encodeURIComponent(sessionId)}`)),
  endSessions: (id) => send<Schemas['DoneDto']>('DELETE', ofUser(id, 'sessions')),
  mailsOf: async (id) => (await get<Schemas['AdminMailListDto']>(ofUser(id, 'mails'))).items,
  runJob: (name: string) => post<Schemas['DoneDto']>(`jobs/${encodeURIComponent(name)}/run`),
  // A new search ends the running one.
  supportAbortSignal: true,
} as AdminDataProvider;
