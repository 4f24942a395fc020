export const SANDBOX_LOGIN = { login: 'sandbox@keyloom.example', password: 'sandbox' }

const FIRST_BALANCE = 1000

/** Money that is spent; what costs more than is left is not done. */
export function createAccount() {
  let balance = FIRST_BALANCE
  let spent = 0
  return {
    balance: () => balance,
    spent: () => spent,
    setBalance(dollars: number): void {
      balance = dollars
    },
    pay(dollars: number): boolean {
      if (dollars > balance) return false
      balance -= dollars
      spent += dollars
      return true
    },
    reset(): void {
      balance = FIRST_BALANCE
      spent = 0
    },
  }
}
export type Account = ReturnType<typeof createAccount>
