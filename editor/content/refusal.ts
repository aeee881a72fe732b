/** Why a change was not made, as one or more sentences for the owner; `status` is HTTP's. */
export class Refusal extends Error {
  constructor(
    readonly status: 404 | 409 | 413 | 422 | 502,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
