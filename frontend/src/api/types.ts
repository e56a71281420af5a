import type { components, paths } from './schema';

/** Every shape on the wire, as the server declares it. */
type Schemas = components['schemas'];

export type SessionUser = Schemas['SessionUserDto'];
export type SessionResponse = Schemas['SessionDto'];
export type MessageResponse = Schemas['MessageDto'];
export type LoginResponse = Schemas['LoggedInDto'];
export type RegisterResponse = Schemas['RegisteredDto'];
export type VerifyEmailResponse = Schemas['VerifiedDto'];
export type UsageResponse = Schemas['UsageDto'];
export type OptimizeResponse = Schemas['OptimizeResultDto'];

type Method = 'get' | 'post' | 'put' | 'delete';
interface Json {
  content: { 'application/json': unknown };
}
type Operation = { responses: object; requestBody?: Json };

type OperationsOf<Path extends keyof paths> = {
  [M in Method as paths[Path][M] extends Operation ? `${Uppercase<M>} ${Path}` : never]: paths[Path][M];
};
type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Each call of the API by method and path, such as `POST /api/auth/login`. Query strings are no part of the name. */
type Operations = UnionToIntersection<{ [Path in keyof paths]: OperationsOf<Path> }[keyof paths]>;

export type Endpoint = keyof Operations;
export type BodyOf<Name extends Endpoint> = Operations[Name] extends { requestBody: infer Body extends Json }
  ? Body['content']['application/json']
  : undefined;
/** Everything else is raised as an error. */
type Success = 200 | 201 | 202 | 204;
export type ResponseOf<Name extends Endpoint> = Operations[Name] extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: Responses[Status] extends Json
        ? Responses[Status]['content']['application/json']
        : Status extends 204
          ? undefined
          : never;
    }[keyof Responses & Success]
  : never;
