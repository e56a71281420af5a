import { prepared } from '../database/prepared-statements.js';

/** A session and its owner, as long as it opens the door. Takes the seconds between touches and an administrator's two limits. */
const SELECT_ALIVE = `
  SELECT u.id, u.email, u.role, s.id AS "sessionId", s.authenticated_at AS "authenticatedAt",
         s.second_factor_at AS "secondFactorAt",
         s.last_seen_at < now() - make_interval(secs => $2) AS stale, s.id_seen AS "idSeen"
    FROM session s JOIN user_account u ON u.id = s.user_id
   WHERE s.revoked_at IS NULL AND s.idle_expires_at > now() AND s.absolute_expires_at > now()
     AND u.suspended_at IS NULL
     -- Opened before its owner became an administrator, a session keeps to an administrator's limits from then on.
     AND (u.role <> 'admin' OR (s.last_seen_at > now() - make_interval(secs => $3)
                                AND s.created_at > now() - make_interval(secs => $4)))`;

export const FIND_BY_PRESENT_ID = prepared(`${SELECT_ALIVE} AND s.token_hash = $1`);

export const FIND_BY_RETIRED_ID = `${SELECT_ALIVE} AND s.id = (
  SELECT session_id FROM retired_session_id WHERE token_hash = $1 AND (valid_until IS NULL OR valid_until > now()))`;

/** Ends the session whose id was retired for good. No row: it has ended, or the id was never one of ours. */
export const END_OF_RETIRED_ID = `
  UPDATE session SET revoked_at = now()
   WHERE id = (SELECT session_id FROM retired_session_id WHERE token_hash = $1)
     AND revoked_at IS NULL AND idle_expires_at > now() AND absolute_expires_at > now()
  RETURNING user_id AS "userId"`;

/** The browser has the new id: the earlier ones lose their hold after the given seconds. */
export const CONFIRM_ID = `
  WITH seen AS (UPDATE session SET id_seen = true WHERE id = $1 AND NOT id_seen RETURNING id)
  UPDATE retired_session_id r SET valid_until = now() + make_interval(secs => $2)
    FROM seen WHERE r.session_id = seen.id AND r.valid_until IS NULL`;

/** The session goes on under the id $2. The one before stays valid until the new one was seen. */
export const REFRESH_ID = `
  WITH due AS (
    SELECT id, token_hash FROM session
     WHERE id = $1 AND revoked_at IS NULL AND rotated_at < now() - make_interval(secs => $3) FOR UPDATE
  ), retired AS (INSERT INTO retired_session_id (token_hash, session_id) SELECT token_hash, id FROM due)
  UPDATE session s SET token_hash = $2, rotated_at = now(), id_seen = false FROM due WHERE s.id = due.id
  RETURNING s.absolute_expires_at AS "absoluteExpiresAt"`;

/** The same at once and for a reason: whoever has an earlier id has $3 seconds left, seen or not. */
export const REPLACE_ID = `
  WITH held AS (SELECT id, token_hash FROM session WHERE id = $1 AND revoked_at IS NULL FOR UPDATE),
  earlier AS (
    UPDATE retired_session_id r SET valid_until = least(r.valid_until, now() + make_interval(secs => $3))
      FROM held WHERE r.session_id = held.id
  ), retired AS (
    INSERT INTO retired_session_id (token_hash, session_id, valid_until)
    SELECT token_hash, id, now() + make_interval(secs => $3) FROM held
  )
  UPDATE session s SET token_hash = $2, rotated_at = now(), id_seen = false, authenticated_at = now()
    FROM held WHERE s.id = held.id
  RETURNING s.absolute_expires_at AS "absoluteExpiresAt"`;

/** Keeps a person's newest sessions and ends the rest. */
export const END_SURPLUS = `
  UPDATE session SET revoked_at = now() WHERE id IN (
    SELECT id FROM session WHERE user_id = $1 AND revoked_at IS NULL ORDER BY last_seen_at DESC OFFSET $2)`;
