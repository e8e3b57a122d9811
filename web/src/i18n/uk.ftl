# Сталі написи клієнта. Усе, що каже гра, надсилає сервер.

## Рамка

skip = До змісту
skip-decision = До рішення
nav = Головне меню
nav-lobby = Столи
nav-new = Новий стіл
nav-help = Правила
nav-admin = Скарги
nav-login = Увійти
close = Закрити
cancel = Скасувати
save = Зберегти
saved = Збережено.
yes = так
no = ні
loading = Завантаження…
to-start = На головну
to-lobby = До столів
fan-notice = Orrery — неофіційний фанатський проєкт. Він не пов’язаний із правовласниками й не схвалений ними.
fan-star-realms = Star Realms — торговельна марка Wise Wizard Games.
fan-star-wars = «Зоряні війни» та ігри за ними належать Lucasfilm Ltd., Fantasy Flight Games, Asmodee й Atomic Mass Games.

title-landing = Orrery
title-lobby = Столи
title-new = Новий стіл
title-table = Стіл
title-turn = ● Ваш хід
title-me = Ви
title-login = Вхід
title-user = Гравець
title-admin = Скарги
title-help = Правила
title-missing = Тут нічого немає
missing-note = Ця адреса нікуди не веде. Можливо, загубилася літера.

## Зв’язок

offline = Зв’язок утрачено. Стіл лишається таким, яким ви його бачили, і нічого не забуто.
offline-retry = { $seconds ->
    [one] Нова спроба за { $seconds } секунду.
    [few] Нова спроба за { $seconds } секунди.
   *[other] Нова спроба за { $seconds } секунд.
}
offline-now = Пробуємо знову…
server-leaves = Сервер перезапускається. Усі партії збережено; за кілька секунд ви повернетеся за стіл.
stuck = Сервер зараз не може записувати. Нічого не втрачено; гра піде далі, щойно це стане можливо.
updated = Вийшла нова версія цієї сторінки.
updated-reload = Завантажити
turn-elsewhere = Ваш хід за іншим столом.
turn-go = Перейти

## Головна

landing-lead = Настільні ігри про зорі: з машиною одним клацанням, з людьми за посиланням.
games = Ігри
play-machine = Грати з машиною
play-people = Грати з людьми
starting = Накриваємо стіл…
rules = Правила
how-title = Що ви отримуєте

## Налаштування сторінки

likes = Налаштування вигляду
like-lang = Мова
like-theme = Кольори
theme-auto = як у системі
theme-dark = темні
theme-light = світлі
like-size = Розмір тексту
like-keys = Варіанти вибираються однією клавішею
text-table = Стіл текстом

## Столи

lobby-mine = Ваші столи
lobby-all = Відкриті столи
lobby-none = Зараз відкритих столів немає. Відкрийте свій!
table-join = Сісти
table-watch = Дивитися
table-continue = Продовжити
table-look = Подивитися
phase-open = чекає на гравців
phase-running = триває гра
phase-over = закінчено
phase-closed = закрито
rated = рейтингова
seats-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}

## Новий стіл

game = Гра
mode = Режим
players = Гравців
seats = Місця
agreed = Домовленості
seat-number = Місце { $number }
wish-me = ви
wish-open = відкрите для всіх
wish-here = інша людина за цим пристроєм
wish-machine = машина: { $level }
here-name = Гравець { $number }
here-label = Ім’я людини на місці { $number }
clock = Годинник
wish-clock-none = без годинника
wish-clock-blitz = швидко: 20 секунд на рішення, 2 хвилини в запасі
wish-clock-tournament = турнір: 5 секунд на рішення, 30 хвилин у запасі
wish-clock-days = листуванням
clock-none = без годинника
clock-blitz = швидкий годинник
clock-tournament = турнірний годинник
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
clock-grace = { $grace } + { $bank }
days = Днів на рішення
wish-public = Показувати серед відкритих столів
wish-rated = Рейтингова (лише облікові записи, без машин і без скасування)
wish-watch = Інші можуть дивитися
wish-chat = Можна розмовляти
wish-undo = Гравці можуть просити про скасування
wish-referee = Ви суддя: бачите все й не граєте
rulings = Домашні правила
rulings-note = Що книга правил лишила відкритим і як це розуміють за цим столом.
ruling-usual = { $value } (звичайно)
open-table = Відкрити стіл

## Очікування

waiting-room = Чекаємо на гравців
waiting-room-note = Надішліть посилання тим, хто гратиме. Партія почнеться, щойно всі місця буде зайнято.
link = Посилання на цей стіл
link-copy = Скопіювати посилання
link-copied = Посилання скопійовано.
seat-free = вільне місце
sit = Сісти сюди
stand = Встати
start-machines = Почати: вільні місця займуть машини
table-close = Закрити стіл

## Стіл

table-failed = Цей стіл не можна показати
side = Журнал, чат і партія
zones-common = Спільні карти
zones-mine = Ваші карти
zones-of = Карти гравця { $name }
zone-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
zone-look = Переглянути
card-back = сорочкою догори
card-count = ×{ $count }
card-cost = ціна { $cost }
card-number = № { $number }
card-sets = набір { $sets }
card-legal = можна вибрати
card-picked = { $count ->
    [one] вибрано
    [few] вибрано { $count } рази
   *[other] вибрано { $count } разів
}
card-menu = { $name }: що зробити
card-details = Карта
card-details-hint = Наведіть на карту або затримайте на ній палець, і її текст з’явиться тут.
seat-active = ходить
seat-you = (ви)
seat-out = поза грою
seat-deciding = вирішує
seat-draft = { $count ->
    [one] позначено { $count } варіант
    [few] позначено { $count } варіанти
   *[other] позначено { $count } варіантів
}
mood-open = вільне місце
mood-online = тут
mood-away = немає на місці
mood-away-since = немає на місці з { $time }
mood-held = поки грає машина
mood-thinking = думає
mood-machine = машина
level-cadet = Кадет
level-pilot = Пілот
level-captain = Капітан
level-commander = Командор
level-admiral = Адмірал
mood-conceded = здача
hold-on = Хай грає машина
hold-off = Повернутися на своє місце
hold-me = Хай машина грає за вас
switch-seat = Передати хід: { $name }
curtain = Передайте пристрій: { $name }
curtain-note = Далі — карти гравця { $name }. Решті не дивитися.
curtain-lift = Це я, { $name }

## Рішення

decision = Рішення
announce = { $count ->
    [one] Вирішувати вам: { $prompt } { $count } варіант.
    [few] Вирішувати вам: { $prompt } { $count } варіанти.
   *[other] Вирішувати вам: { $prompt } { $count } варіантів.
}
your-turn = Ваш хід.
gathered-exact = Вибрано: { $count } з { $max }
gathered-upto = Вибрано: { $count }, не більше { $max }
confirm-count = Підтвердити ({ $count })
play-all = Зіграти все
key-space = Пробіл
undo = Скасувати
undo-ask = Попросити про скасування
redo = Повернути
undo-asked = { $name } просить про скасування. Ви згодні?
undo-waits = { $name } просить про скасування; погодитися мають: { $others }.
undo-agree = Погодитися
undo-refuse = Відмовити
undo-never = Відмовити й більше не питати
warning = Попередження
do-anyway = Усе одно: { $what }
why-not-seat = Чому не можна? ({ $name })
why-nothing = Ніщо цьому не заважає.
rule-link = Правило { $rule }
waiting = Зараз нікого не питають.
waiting-for = Вирішує: { $names }
waiting-thinks = Думає: { $names }…

## Бічна панель

log = Журнал
log-start = Партія починається.
log-pick = { $name } робить вибір.
log-undo = { $name } скасовує вибір.
log-redo = { $name } повертає скасоване.
log-reseal = Подальший випадок під новою печаткою.
log-reveal = Партію закінчено, печатку знято.
log-void = Скасовано:
chat = Чат
chat-off = За цим столом чату немає.
chat-say = Сказати щось
chat-watchers = Іншим глядачам
chat-send = Сказати
chat-from-watcher = (глядач)
chat-to = Кому
chat-to-all = усім
chat-to-team = своїй команді
chat-from-team = (команда)
chat-about = Про автора: { $name }
mute = Не чути
block = Заблокувати
report = Поскаржитися
shut-mute = не чути
shut-block = блокування
shut-mute-done = Тепер ви не чуєте: { $name }.
shut-block-done = Тепер ви не чуєте й не сядете за один стіл: { $name }.
shut-none-done = Ви знову чуєте: { $name }.
forgive = Зняти
report-what = Що сталося?
report-note = До скарги додається останнє сказане за столом. Модератори читають кожну.
report-send = Надіслати скаргу
report-done = Скаргу надіслано. Дякуємо.
coach-on = Показати свої карти
coach-on-name = Показати свої карти: { $name }
coach-off = Більше не показувати
coach-off-name = Більше не показувати карти: { $name }
coach-sees = бачить ваші карти
coach-look = Дивитися з-за плеча: { $name }
coach-stop = Назад до глядачів
watchers = { $count ->
    [0] Ніхто не дивиться
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
has-referee = Суддя бачить усі карти цієї партії.
match = Партія
orders = Постійні вказівки
orders-note = Що відповідається за вас. Скасування ходу знімає їх, крім першої.
orders-forced = Відповідати, коли варіант лише один
orders-obvious = Брати те, що нічого не коштує
orders-end = Закінчувати хід, коли робити більше нічого
notify = Сповіщати, коли мій хід
pause-on = Зупинити годинник
pause-off = Пустити годинник
paused = Годинник стоїть.
concede = Здатися
concede-sure = Здати цю партію?
seal = Печатка випадку
seal-note = Це число закріплено до першої карти. Наприкінці таємниця за ним відкриється, і збережений файл доведе, що випадку ніхто не торкався.
seal-open = Таємницю за цим числом записано у збереженому файлі; «orrery verify» звірить із нею кожну карту.

## Підсумок

result-won = Ви перемогли!
result-lost = Перемога: { $names }
result-winners = { $count ->
    [one] Переможець: { $names }
   *[other] Переможці: { $names }
}
result-none = Партія закінчилася без переможця.
result-conceded = Здача: { $names }
rematch = Реванш
rematch-go = До реваншу
download = Завантажити партію

## Клавіші

keys-help = Клавіші
keys-digits-key = 1–9, a–z
keys-digits = вибрати варіант із цим знаком
keys-space-key = Пробіл
keys-space = очевидне: зіграти все, де вибирати нема чого, підтвердити або взяти єдиний варіант
keys-esc-key = Esc
keys-esc = скасувати, назад до рішення
keys-undo-key = u
keys-undo = скасувати хід
keys-redo-key = Shift + u
keys-redo = повернути скасоване
keys-arrows-key = Стрілки
keys-arrows = перейти до сусідньої карти зони
keys-tab-key = Tab
keys-tab = перейти до наступної зони чи кнопки
keys-chat-key = /
keys-chat = чат
keys-text-key = t
keys-text = увімкнути чи вимкнути стіл текстом
keys-help-key = ?

## Обліковий запис

login = Увійти
logout = Вийти
register = Зареєструватися
register-keeps = Ваші гостьові партії збережуться.
to-register = Ще немає облікового запису? Зареєструйтеся
to-login = Уже зареєстровані? Увійдіть
name = Ім’я
name-note = Від 2 до 24 літер, цифр, «_», «-» або поодиноких пробілів
password = Пароль
password-note = Щонайменше 8 знаків
no-mail = Адреса пошти не потрібна. Втрачений пароль відновити не можна.
me-nobody = Ви тут ще не грали.
my-profile = Ваш профіль
kind-guest = гість
kind-account = обліковий запис
kind-bot = програма
guest-note = Гостя впізнає лише цей браузер. Зареєструйтеся, щоб зберегти партії.
me-settings = Сповіщення та рейтинг
webhook = Адреса для виклику (webhook)
webhook-note = Її викликають, коли настає ваш хід у партії листуванням.
show-ratings = Показувати рейтинги у профілі
sessions = Де ви увійшли
session-token = ключ програми
session-seen = востаннє { $date }
session-current = цей браузер
session-revoke = Вийти там
bots = Програми
bots-note = Програма грає під своїм ім’ям за тим самим протоколом, що й ця сторінка.
bot-name = Ім’я
bot-make = Створити запис для програми
bot-drop = Видалити
bot-drop-sure = Видалити { $name }?
token-new = Новий ключ
token-once = Ключ програми { $name }. Його показано лише один раз:
shut = Кого ви не чуєте
shut-nobody = Нікого.
account = Обліковий запис
new-name = Нове ім’я
rename = Перейменувати
old-password = Попередній пароль
new-password = Новий пароль
change-password = Змінити пароль
export = Завантажити все про себе
delete = Видалити обліковий запис
delete-note = Ваше ім’я зникне зі старих партій; самі партії лишаться в інших. Повернути це не можна.
delete-sure = Видалити назавжди?
account-gone = Обліковий запис видалено.
since = з { $date }
ratings = Рейтинги
rating = { $count ->
    [one] { NUMBER($value, useGrouping: 0) } ± { $margin } після { $count } партії
   *[other] { NUMBER($value, useGrouping: 0) } ± { $margin } після { $count } партій
}
matches = Партії
matches-none = Партій поки немає.
older = Давніші

## Скарги

reports-open = Лише відкриті скарги
reports-none = Скарг немає.
report-title = Скарга: { $by }. На кого: { $about }
nobody = ні на кого
report-table = Стіл, рядок { $frame }
report-said = { $count ->
    [one] { $count } репліка до скарги
    [few] { $count } репліки до скарги
   *[other] { $count } реплік до скарги
}
verdict = Рішення
verdict-send = Закрити скаргу
ban = Не пускати гравця
ban-user = Номер гравця
ban-hours = Годин; 0 — знову пустити, порожньо — назавжди
ban-do = Не пускати
ban-done = Готово.

## Правила

help-search = Пошук за словами або за номером правила
help-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
   *[other] Знайдено { $count } правил
}

## Відмови столу

nack-malformed = Сервер не зрозумів цієї сторінки. Завантажте її знову.
nack-no_hello = Зв’язок почався неправильно. Завантажте сторінку знову.
nack-unknown_table = Такого столу немає або вам не можна його бачити.
nack-not_joined = Ви не за цим столом. Завантажте сторінку знову.
nack-not_yours = Це вирішувати не вам.
nack-not_started = Партія ще не почалася.
nack-over = Партію закінчено.
nack-stale_decision = Запізно: гра пішла далі. Погляньте, про що питають тепер.
nack-changed = Хтось устиг раніше, і цього варіанта більше немає. Ось що лишилося.
nack-illegal = Так зробити не можна.
nack-no_undo = Це не можна скасувати.
nack-no_request = Прохання вже чекає на відповідь, або хтось не хоче, щоб його питали.
nack-not_here = За цим столом це неможливо.
nack-too_fast = Зашвидко. Зараз спробуємо ще раз.
nack-full = За цим столом більше немає місця для глядачів.
nack-too_long = Задовго.
nack-not_said = Це не вдалося сказати.
nack-unavailable = Сервер зараз не може записувати. Нічого не змінилося; ваш вибір надішлеться знову сам.
nack-draining = Сервер от-от перезапуститься. Ваш вибір надішлеться знову, коли він повернеться.
nack-fault = На сервері щось зламалося. Це записано, і гра триває.

## Відмови дому

fail-offline = Сервер недоступний. Перевірте зв’язок і спробуйте знову.
fail-no_session = Спершу увійдіть.
fail-wrong_password = Ім’я або пароль неправильні.
fail-banned = Цьому запису вхід закрито.
fail-not_yours = Це вирішувати не вам.
fail-account_needed = Для цього потрібен обліковий запис із паролем.
fail-origin = Запит надійшов не з цього сайту.
fail-too_fast = Забагато запитів. Зачекайте хвилину.
fail-too_many_tables = У вас забагато столів. Спершу закінчіть якийсь.
fail-name_taken = Це ім’я зайняте.
fail-bad_name = В імені від 2 до 24 літер, цифр, «_», «-» або поодиноких пробілів.
fail-bad_password = У паролі від 8 до 256 знаків.
fail-no_table = Такого столу немає.
fail-no_user = Такого гравця немає.
fail-not_found = Тут нічого немає.
fail-started = Гра за столом уже почалася, або його закрито.
fail-not_over = Партію ще не закінчено.
fail-seat_taken = Місце зайняте.
fail-referee = Суддя не грає.
fail-blocked = Хтось за цим столом заблокував вас або ви його.
fail-draining = Сервер от-от перезапуститься. Спробуйте за хвилину.
fail-unavailable = Сервер зараз не може записувати. Нічого не змінилося; спробуйте знову.
fail-fault = Помилка сервера. Її записано.
fail-other = Не вийшло: { $message }

# Стіл
card-or = або
ring = Хто кого може атакувати
side-log = Журнал
side-chat = Чат
side-rules = Правила
side-match = Партія
side-close = Закрити панель
line-on = Зв’язок є
line-off = Зв’язку немає
log-search = Пошук у журналі
log-copy = Скопіювати журнал як текст
log-filter = Що показувати
log-all = Усе
log-mine = Моє
log-about-me = Про мене
log-empty = Поки що нічого не сталося
log-none = Нічого не знайдено
copied = Скопійовано
copy-failed = Браузер не дозволяє копіювати
travel-to = Подивитися на стіл після запису { $n }
past = Момент із минулого
past-at = Запис { $n }, лише для перегляду
past-now = Назад до гри
step-back = На крок назад
step-forward = На крок уперед
rules-page = Правила на окремій сторінці
amount-less = Менше
amount-more = Більше
amount-preset = Поставити { $n }
like-sound = Звуки

# Підказки
hint = Підказка
hint-thinks = Машина думає …
hint-win = Шанс на перемогу { $win }
hint-more = Інші варіанти
hint-less = Лише найкращий
key-hint = H

# Сторінки навколо столу: початок, налаштування
nav-cards = Карти
learn = Навчитися грати
tile-players = Від 2 до { $most } гравців
tile-modes = { $count ->
    [one] { $count } режим
    [few] { $count } режими
   *[other] { $count } режимів
}
tile-cards = { $count ->
    [one] { $count } різна карта
    [few] { $count } різні карти
   *[other] { $count } різних карт
}
gift-guest = Грати одразу
gift-guest-note = Без реєстрації: один натиск, і перші карти на столі. Обліковий запис лише зберігає ім’я та партії.
gift-fair = Чесне тасування, яке можна перевірити
gift-fair-note = Випадок кожної партії запечатано до її початку й розкрито наприкінці: перевірити можна кожну карту.
gift-back = Повернення вільне
gift-back-note = Узяли не ту карту? Хід можна повернути, доки не відкрилося нічого прихованого.
gift-tongues = Чотири мови
gift-tongues-note = Англійська, російська, українська та японська, разом із картами й правилами. За одним столом кожен читає своєю.
gift-access = Миша, дотик, клавіатура, читач екрана
gift-access-note = З кожним із них працює все: у темних і світлих кольорах, на телефоні й на великому екрані.
gift-replay = Записи з розбором
gift-replay-note = Будь-яку партію можна переглянути крок за кроком і побачити, де вона вирішилася.
title-settings = Налаштування
title-cards = Карти
settings-travel = Обліковий запис переносить ці налаштування на всі ваші пристрої.
settings-stay = Ці налаштування лишаються в цьому браузері. З обліковим записом вони будуть на всіх ваших пристроях.
settings-tongue = Мова
settings-look = Вигляд
settings-play = Гра
settings-all = Усі налаштування
like-page = Сторінки й кнопки
like-cards = Карти й текст гри
like-cards-note = Назви карт, запитання та журнал.
like-cards-same = як на сторінці
like-motion = Рух
motion-normal = звичайний
motion-fast = швидкий
motion-off = без руху
like-left = Для шульг
like-left-note = Бічна панель і завершальні кнопки ліворуч.
like-sound-note = Короткі сигнали: ваш хід, атака, купівля, кінець.
like-warn = Попереджати наприкінці ходу
like-warn-note = Перепитує, якщо лишилися торгівля, бій або невикористані здатності.
like-keys-note = 1–9 і літери обирають варіант із цим знаком.
like-text-note = Стіл простими списками: для читання вголос і малих екранів.

# Перегляд карт
cards-search = Назва будь-якою мовою або слова з тексту
cards-faction = Фракція
cards-kind = Вид
cards-cost = Ціна
cards-sign = Властивість
cards-clear = Скинути відбір
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
cards-none = Таких карт немає. Спробуйте менше слів або скиньте відбір.
cards-hint = Наведіть на карту або оберіть її, щоб прочитати тут.
cards-names = Назви
cards-rules = Правила про цю карту
cards-link = Скопіювати посилання на карту
does-trade = дає торгівлю
does-combat = дає бій
does-authority = дає вплив
does-card = бере карти
does-discard = змушує скинути
does-scrap = утилізує карти
does-destroy = знищує бази
does-acquire = отримує або кладе куплені карти
does-copy = копіює корабель
does-ally = вважається союзником
does-unit-damage = знаки шкоди загону
does-tactics = знаки тактики
does-blast = знаки вибухової шкоди
does-force = знаки Сили
does-resource = ресурси
does-unique = унікальна карта
does-part-ally = має союзну здатність
does-part-scrap = має утилізаційну здатність
does-part-action = має дію
does-part-interrupt = має переривання
does-part-reaction = має реакцію

# The replay
title-replay = Повтор
title-replay-of = Повтор: { $names }
skip-transport = До керування повтором
side-analysis = Розбір
replay-early = Ця партія ще не закінчена. Повтор відкриється після її кінця, а поки її можна побачити за столом.
replay-to-table = До столу
replay-failed = Цей повтор не можна показати
replay-line = Рядок { $n } / { $last }
replay-slider = Рядок партії
replay-at = Рядок { $n } із { $last }. { $text }
replay-won = перемога
replay-link = Скопіювати посилання на рядок { $n }
replay-watch = Дивитися повтор
transport = Керування повтором
move-first = На початок
move-turn-back = На хід назад
move-back = На крок назад
move-play = Відтворити
move-pause = Пауза
move-forward = На крок уперед
move-turn-on = На хід уперед
move-last = У кінець
move-speed = Швидкість: { $speed }×
eyes = Чиїми очима
eyes-watch = Глядач: прихованих карт не видно
eyes-all = Усі карти відкриті
branch = Грати звідси
branch-note = Новий стіл почнеться з того, що було після рядка { $n }: на решті місць машини, випадок — новий.
branch-none = Після цього рядка вирішувати вже нічого. Поверніться трохи назад.
branch-seat = Ваше місце
branch-level = Машини
branch-go = Грати далі
verify = Перевірити випадок
verify-note = До першої карти випадок партії було запечатано числом, яке бачили всі. Тепер печатку відкрито.
verify-do = Перевірити
verify-busy = Перевіряємо…
verify-ok = Випадок був чесним
verify-ok-means = Зерно й сіль дають саме ту печатку, яку було показано заздалегідь, кожна карта випливає із зерна, і кожен вибір був за правилами. Підлаштувати карти ніхто не міг.
verify-bad = Не сходиться
verify-bad-means = Журнал не випливає з того, що було запечатано заздалегідь. На її підсумок покладатися не можна.
verify-commitment = Печатка, показана заздалегідь
verify-seed = Зерно
verify-salt = Сіль
verify-draws = Випадкових значень
verify-lines = Рядків журналу
verify-self = Вірити на слово не треба: завантажте партію й виконайте
bug = Повідомити про помилку в цьому рядку
bug-what = Що не так у рядку { $n }?
bug-note = До повідомлення додається вся партія, щоб її можна було переглянути.
bug-send = Надіслати
bug-done = Дякуємо, повідомлення записано.
analysis-note = Машина пройде всю партію: якими були шанси, що зробив випадок і які рішення віддали шанси. Це займе хвилину-дві.
analysis-start = Розібрати партію
analysis-works = { $total ->
    [one] Оцінено { $done } із { $total } рішення
    [few] Оцінено { $done } із { $total } рішень
    [many] Оцінено { $done } із { $total } рішень
   *[other] Оцінено { $done } із { $total } рішення
}
analysis-whose = Чиї шанси
analysis-sums = Гравці в числах
analysis-who = Гравець
analysis-lost = віддано
analysis-luck = удача
analysis-empty = У цій партії нічого було вирішувати.
analysis-fair = Кожне рішення оцінено за тим, що гравець міг знати тоді, а не за картами, які прийшли потім.
graph = Шанси на перемогу: { $name }
graph-keys = Стрілки ведуть від рішення до рішення, Page Up і Page Down — до позначених.
graph-before = Рядок { $n }: до першого рішення
graph-at = Рядок { $n }: { $name } — { $chance }.
mistake-inaccuracy = Неточність
mistake-mistake = Помилка
mistake-blunder = Груба помилка
mistakes = Позначені рішення
mistakes-line = Рядок
mistakes-what = Хто що обрав і що було краще
mistakes-loss = Відданий шанс
mistakes-chosen = обрано:
mistakes-better = краще:
mistakes-none = Жодне рішення не віддало п’яти відсотків чи більше.
better-was = Краще було:
better-try = Спробувати

# Столи й партії у списках
table-replay = Переглянути знову
history-won = Перемога
history-lost = Поразка
history-drawn = Нічия
history-over = Завершена
history-going = Триває
history-closed = Закрита
history-against = проти
history-winner = переможець
history-tally = Із показаних: перемог { $won }, поразок { $lost }, нічиїх { $drawn }
matches-none-self = Тут будуть ваші партії з підсумками й записом кожної. Зіграйте першу!

# Новий стіл, обліковий запис
mode-players = { $count ->
    [one] { $sizes } гравець
    [few] { $sizes } гравці
   *[other] { $sizes } гравців
}
wish-hints = У машини можна просити підказки
wish-rated-note = Для партій із рейтингом потрібен обліковий запис.
open-table-link = Ви отримаєте посилання, щоб надіслати його іншим гравцям.
open-table-now = Усі місця зайняті: партія почнеться одразу.

# Правила, скарги
help-about = Про це зведення
help-contents = Зміст
rule-inf = Випливає з інших правил, хоча прямо не сказано
rule-faq = Відповідь видавця
rule-data = Залежить від карт гри
help-none = У жодному правилі немає всіх цих слів.
help-clear = Показати всі правила
report-bug = { $by } повідомляє про помилку
report-attached = Що додано
report-attached-save = Зберегти у файл

# Уроки: вчимося, граючи.
title-learn = Навчання
nack-not_now = Спершу урок: зробіть те, про що він просить, або вийдіть з нього.
learn-lead = Ціла партія проти машини, а поруч хтось, хто все пояснює. Читати правила заздалегідь не треба.
learn-start = Почати урок
learn-starting = Стіл готується…
learn-about = Близько десяти хвилин. З уроку можна вийти будь-якої миті й грати далі як завгодно.
learn-teaches = Ви навчитеся
learn-teaches-cards = розігрувати карти, купувати, атакувати й перемагати
learn-teaches-fleet = користуватися базами й аванпостами, союзними та утилізаційними властивостями, скиданням
learn-teaches-table = розуміти стіл: що світиться, чому чогось не можна, як скасувати хід і де журнал
learn-more = А потім
learn-rules = Прочитати правила
learn-rules-about = коротко, і на них веде кожне «чому не можна?»
learn-cadet = Перша партія з Кадетом
learn-cadet-about = найлагідніша машина, і підказки, коли забажаєте
learn-keys = Усі клавіші
learn-keys-about = за будь-яким столом можна грати без миші
lesson = Урок
lesson-step = Крок { $step } з { $of }
lesson-watching = Дивіться
lesson-your-move = Ваша черга
lesson-skip = Вийти з уроку
lesson-skip-sure = Партія триватиме без уроку, а машина гратиме сама. Вийти?
lesson-look = Показати де
lesson-won = Чудово!
lesson-next-game = Зіграти з Кадетом по-справжньому
lesson-sr-hand = Це ваша рука: для початку три карти, з наступного ходу п’ять. Що можна зробити, світиться. Зіграйте карту «{ $scout }»: натисніть на неї або на її кнопку внизу.
lesson-sr-buy = «{ $scout }» дав 1 очко торгівлі. У торговому ряду «{ $imperial-fighter }» коштує якраз стільки: купіть його. Він ляже у скид і згодом прийде в руку. Натисніть на карту, яка не світиться, і дізнаєтеся, чому її не можна.
lesson-sr-vipers = Тепер двічі зіграйте карту «{ $viper }»: кожна дає 1 очко бою. Натиснули не те? «Скасувати» повертає останній вибір, поки він не відкрив нічого нового.
lesson-sr-attack = У вас 2 очки бою. Атакуйте Кадета всіма: невитрачене пропаде. У кого не лишилося впливу, той програв.
lesson-sr-end = Робити більше нічого, завершіть хід. Зігране піде у скид, а ви візьмете п’ять нових карт.
lesson-sr-watch = Тепер те саме робить Кадет. Журнал записує кожен хід; натисніть на рядок, і побачите стіл, яким він був тоді.
lesson-sr-play-all = Нова рука: п’ять карт «{ $scout }». Кнопка «Зіграти все» розігрує карти, над якими нема чого думати. Те саме робить пробіл.
lesson-sr-war-world = П’ять очок торгівлі: вистачить на карту «{ $war-world }». Затримайте на ній вказівник або палець, і її можна прочитати великою. Потім купіть її.
lesson-sr-again = Очок бою цього разу нема. Завершіть хід. Коли ваша колода порожня, скид тасується і стає новою колодою, разом з усім, що ви купили.
lesson-sr-watch-buy = Кадет теж ходить по крамницях. Порожнє місце в торговому ряду одразу заповнюється, тож дивіться на нього щоходу.
lesson-sr-base = Карта «{ $war-world }» вже тут. Це база: наприкінці ходу вона не йде, а лишається і служить вам щоходу. Зіграйте її.
lesson-sr-use = Коли база діє, вирішуєте ви, один раз за хід. Натисніть на карту «{ $war-world }» і отримайте 3 очки бою.
lesson-sr-station = Зіграйте свої карти й купіть карту «{ $space-station }» за 4 очки торгівлі. Вона із Зоряної імперії, як і дві ваші інші. Скоро побачите, що це дає.
lesson-sr-strike = Атакуйте Кадета трьома очками бою й завершіть хід.
lesson-sr-shield = «{ $war-world }» ще й аванпост: поки він стоїть, Кадет не може атакувати у вас нічого іншого. Для цього треба 4 очки бою за один хід.
lesson-sr-fighter = Ось і «{ $imperial-fighter }»: 2 очки бою, і суперник скидає карту. Зіграйте його.
lesson-sr-discard = Кадет має вибрати карту з руки й скинути її: у свій хід він матиме на одну менше.
lesson-sr-rest = Зіграйте решту руки й використайте карту «{ $war-world }», у будь-якому порядку.
lesson-sr-ally = У грі дві карти Зоряної імперії, і це пробуджує їхні союзні властивості. Використайте обидві. Карти однієї фракції разом варті більше.
lesson-sr-ram = «{ $ram }» сильно б’є і коштує 3 очки торгівлі. Купіть його: він знадобиться наприкінці.
lesson-sr-twelve = Дванадцять очок бою! Атакуйте всіма й завершіть хід.
lesson-sr-thinks = Кадет назбирав на карту «{ $royal-redoubt }», власний аванпост. Ви з нею ще зустрінетеся.
lesson-sr-two-bases = Прийшла «{ $space-station }». Зіграйте всю руку.
lesson-sr-abilities = Дві ваші бази теж союзники. Використайте обидві, потім обидві союзні властивості. Маленькі знаки на карті показують, що готове, а що вже використане.
lesson-sr-explorer = Карту «{ $explorer }» можна купити завжди: вона має власний стос біля торгового ряду. Вона коштує 2 й дає 2 очки торгівлі, удвічі більше, ніж «{ $scout }». Купіть одну.
lesson-sr-thirteen = Тринадцять очок бою: атакуйте всіма й завершіть хід.
lesson-sr-log = Загубили нитку? Усе записано в журналі. Можна повернутися хоч як далеко назад і одним натиском знову опинитися в теперішньому.
lesson-sr-alone = Ви вже знаєте як: зіграйте все, використайте обидві бази й обидві союзні властивості.
lesson-sr-shopping = П’ять очок торгівлі: «{ $blob-wheel }» за 3 і «{ $explorer }» за 2. «{ $blob-wheel }» — база, але не аванпост: вона нікого не затуляє, її можна атакувати, а можна й обійти.
lesson-sr-eleven = Одинадцять очок бою: атакуйте й завершіть хід. У Кадета лишиться 9 очок впливу.
lesson-sr-outpost = Кадет розігрує карту «{ $royal-redoubt }»: аванпост з обороною 6. Поки вона стоїть, самого Кадета не зачепити.
lesson-sr-last = Останній хід, якщо все зробити правильно. Спершу «{ $imperial-fighter }»: Кадет скине ще одну карту.
lesson-sr-discard-again = Кадет знову скидає карту.
lesson-sr-gather = Зіграйте решту й використайте все, що можна. Набереться 20 очок бою.
lesson-sr-redoubt = Спершу мають упасти аванпости; натисніть на знак біля імені Кадета, і стіл це скаже. Атакуйте карту «{ $royal-redoubt }»: 6 очок бою знищать її, і вона піде у скид власника.
lesson-sr-scrap = Лишилося показати одне. Карту «{ $explorer }» можна утилізувати: вона назавжди йде з партії і дає 2 очки бою. Сьогодні ви обійшлися б і без них, але остання атака — саме час. Утилізуйте її.
lesson-sr-win = Шістнадцять очок бою проти 9 очок впливу. Атакуйте й перемагайте!
lesson-sr-done = Партія ваша. Ви бачили все, що буває за хід у Star Realms; решта — карти, і кожна сама каже, що робить.

keys-decision-key = d
keys-decision = до питання: прочитати його ще раз
keys-zoom-key = z
keys-zoom = до карти, на яку дивляться
keys-hint-key = h
keys-hint = підказка машини, якщо її дозволено
keys-status-key = s
keys-status = почути свої числа
keys-opponents-key = o
keys-opponents = почути числа інших
keys-clocks-key = c
keys-clocks = почути годинники
keys-last-key = l
keys-last = почути, що сталося останнім
