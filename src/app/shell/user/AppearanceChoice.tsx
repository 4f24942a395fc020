import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { useMantineColorScheme } from '@mantine/core'
import { changePreferences } from '../preferences/stored-preferences.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import classes from './UserMenu.module.css'

/** The choice of colours and of the height of rows, for this user in this browser. */
export function AppearanceChoice() {
  const { density } = usePreferences()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div className={classes.choices}>
      <div className={classes.choice}>
        <span aria-hidden="true">Theme</span>
        <ChoiceBar
          label="Theme"
          value={colorScheme}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'auto', label: 'Auto' },
          ]}
          onChange={setColorScheme}
        />
      </div>
      <div className={classes.choice}>
        <span aria-hidden="true">Density</span>
        <ChoiceBar
          label="Density"
          value={density ?? 'comfortable'}
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          onChange={(chosen) => changePreferences({ density: chosen })}
        />
      </div>
    </div>
  )
}
