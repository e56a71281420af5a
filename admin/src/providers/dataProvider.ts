import type { DataProvider, DeleteParams, DeleteResult, UpdateParams, UpdateResult } from 'react-admin';
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
  /** @param id which one; null: all of them */
  retryDeadLetter: (kind: 'dead-events' | 'dead-jobs', id: string | null) => Promise<Schemas['RetriedDto']>;
  /** Newest first. */
  usageHistory: (userId: string) => Promise<UsagePeriod[]>;
}

const ADMIN_API = '/api/admin';
const crud = simpleRestProvider(`${ADMIN_API}/rest`, http);

const post = async <Answer>(path: string): Promise<Answer> =>
  (await http(`${ADMIN_API}/${path}`, { method: 'POST' })).json as Answer;

const get = async <Answer>(path: string): Promise<Answer> => (await http(`${ADMIN_API}/${path}`)).json as Answer;

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

export const dataProvider = {
  ...crud,
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
  retryDeadLetter: (kind, id) =>
    post<Schemas['RetriedDto']>(id === null ? `${kind}/retry-all` : `${kind}/${encodeURIComponent(id)}/retry`),
  runJob: (name: string) => post<Schemas['DoneDto']>(`jobs/${encodeURIComponent(name)}/run`),
  // A new search ends the running one.
  supportAbortSignal: true,
} as AdminDataProvider;
